export default 'Despejad juntos la pirámide: por color, por número, o por ambos a la vez.';
