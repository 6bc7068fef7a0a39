export default import.meta.glob<string>('../../../../games/*/web/tagline/de.ts', { eager: true, import: 'default' });
