export default 'Lege nach Farbe oder nach dem Intervall, das die Oktave füllt; ruf deine letzte Karte.';
