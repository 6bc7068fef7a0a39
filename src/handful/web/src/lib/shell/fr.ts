export { default as words } from '../../messages/fr';
export const taglines = import.meta.glob<string>('../../../../games/*/web/tagline/fr.ts', { eager: true, import: 'default' });
