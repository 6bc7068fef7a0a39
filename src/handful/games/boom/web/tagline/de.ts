export default 'Finde Paare, oder mach sie gleich mit den Rechnungen in deiner Hand; und hüte dich vor dem Dynamit.';
