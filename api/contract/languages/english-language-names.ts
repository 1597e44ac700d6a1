import type { Language } from './languages.ts';

export const englishNames: Record<Language, string> = { ga: 'Irish', pl: 'Polish', uk: 'Ukrainian' };
