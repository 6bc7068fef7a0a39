export default 'Llena cada color justo; quien llena el último se lleva las estrellas, si no cae un rayo.';
