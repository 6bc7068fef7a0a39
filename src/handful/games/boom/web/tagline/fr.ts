export default 'Trouvez des paires, ou rendez-les égales par les calculs de votre main ; et gare à la dynamite.';
