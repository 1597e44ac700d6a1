import type { Migration } from './migration-type.ts';

/**
 * Texts, mails and their words, offers, testimonials and settings may name a language. No record changes; the step is there so that
 * a release from before says that the data is newer, instead of leaving the languages out and showing Polish texts as English ones.
 */
export const textsPerLanguage: Migration = { name: 'texts per language', records: {} };
