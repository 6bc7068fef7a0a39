export default 'Encuentra parejas, o iguálalas con las cuentas de tu mano; y cuidado con la dinamita.';
