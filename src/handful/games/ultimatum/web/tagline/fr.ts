export default 'Partagez les jetons d’un tiers avant que la manche s’arrête sans prévenir.';
