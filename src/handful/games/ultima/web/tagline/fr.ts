export default 'Jouez par couleur ou par l’intervalle qui complète l’octave ; annoncez votre dernière carte.';
