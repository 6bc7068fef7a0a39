export default 'Remplissez chaque couleur exactement ; qui remplit la dernière prend les étoiles, sauf si l’éclair frappe.';
