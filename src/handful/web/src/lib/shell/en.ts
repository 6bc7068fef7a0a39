import type { Patterns } from '../say';

export const house = import.meta.glob<Patterns>('../../../../locales/en.{cover,table}.json', { eager: true, import: 'default' });
export const covers = import.meta.glob<{ tagline: string }>('../../../../games/*/locales/en.cover.json', { eager: true, import: 'default' });
