import type { Language } from './languages.ts';

/** What staff call the languages. */
export const englishNames: Record<Language, string> = { ga: 'Irish', pl: 'Polish', uk: 'Ukrainian' };
