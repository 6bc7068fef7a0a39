export default import.meta.glob<string>('../../../../games/*/web/tagline/es.ts', { eager: true, import: 'default' });
