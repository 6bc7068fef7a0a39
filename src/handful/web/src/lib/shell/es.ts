import type { Patterns } from '../say';

export const house = import.meta.glob<Patterns>('../../../../locales/es.{cover,table}.json', { eager: true, import: 'default' });
export const covers = import.meta.glob<{ tagline: string }>('../../../../games/*/locales/es.cover.json', { eager: true, import: 'default' });
