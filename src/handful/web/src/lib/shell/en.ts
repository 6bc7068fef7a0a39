export { default as words } from '../../messages/en';
export const taglines = {}; // in English they are declared with the games
export const covers = import.meta.glob<{ tagline: string }>('../../../../games/*/locales/en.cover.json', { eager: true, import: 'default' });
