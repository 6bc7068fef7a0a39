export { default as words } from '../../messages/en';
export const taglines = {}; // in English they are declared with the games
