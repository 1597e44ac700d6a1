import type { Language } from '#contract/languages/languages.ts';
import type { WordGroup } from '#contract/pages/page-words.ts';

/** Sentences of the product by group: the English one is the key of what stands for it. */
type Drafts = Readonly<Record<Exclude<WordGroup, 'mail'>, Readonly<Record<string, string>>>>;

// Loaded when they are first asked for: a site in English alone never does.
const files: Record<Language, () => Promise<{ default: Drafts }>> = {
  ga: () => import('./translations/ga.json', { with: { type: 'json' } }),
  pl: () => import('./translations/pl.json', { with: { type: 'json' } }),
  uk: () => import('./translations/uk.json', { with: { type: 'json' } }),
};

/** What the product brings for a language. Nobody has checked it: it is for editors alone. */
export const draftsIn = async (language: Language): Promise<Drafts> => (await files[language]()).default;
