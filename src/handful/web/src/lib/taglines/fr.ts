export default import.meta.glob<string>('../../../../games/*/web/tagline/fr.ts', { eager: true, import: 'default' });
