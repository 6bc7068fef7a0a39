/** The one sentence of the start page; the English one is declared with the game. */
export default {
	de: 'Finde Paare, oder mach sie gleich mit den Rechnungen in deiner Hand; und hüte dich vor dem Dynamit.',
	es: 'Encuentra parejas, o iguálalas con las cuentas de tu mano; y cuidado con la dinamita.',
	fr: 'Trouvez des paires, ou rendez-les égales par les calculs de votre main ; et gare à la dynamite.'
};
