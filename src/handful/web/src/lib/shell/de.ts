export { default as words } from '../../messages/de';
export const taglines = import.meta.glob<string>('../../../../games/*/web/tagline/de.ts', { eager: true, import: 'default' });
