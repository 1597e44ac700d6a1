import type { Migration } from './migration-type.ts';

/** Changes no record: it makes an older release refuse the data instead of showing Polish texts as English ones. */
export const textsPerLanguage: Migration = { name: 'texts per language', records: {} };
