export { default as words } from '../../messages/es';
export const taglines = import.meta.glob<string>('../../../../games/*/web/tagline/es.ts', { eager: true, import: 'default' });
