export default 'Teile die Chips eines Dritten, bevor die Runde ohne Warnung endet.';
