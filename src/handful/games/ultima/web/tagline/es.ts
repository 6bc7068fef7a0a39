export default 'Juega por color o por el intervalo que completa la octava; anuncia tu última carta.';
