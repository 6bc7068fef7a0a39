export default 'Dégagez la pyramide ensemble : par couleur, par nombre, ou par les deux à la fois.';
