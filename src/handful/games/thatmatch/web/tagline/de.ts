export default 'Fülle jede Farbe genau; wer zuletzt füllt, nimmt die Sterne, wenn nicht der Blitz einschlägt.';
