import type { Language } from '#contract/languages/languages.ts';
import { type WordGroup, wordGroups } from '#contract/pages/page-words.ts';
import { draftsIn } from './sentences.ts';

/** A sentence that can be translated, with the draft of it that the product brings. */
export interface Sentence {
  english: string;
  group: WordGroup;
  draft: string;
}

/** Every sentence once, in the order in which visitors meet them. */
export const allSentences = async (language: Language): Promise<readonly Sentence[]> => {
  const drafts = await draftsIn(language);
  const found = new Map<string, Sentence>();
  for (const group of wordGroups) {
    if (group === 'mail') continue;
    for (const [english, draft] of Object.entries(drafts[group]))
      if (!found.has(english)) found.set(english, { english, group, draft });
  }
  return [...found.values()];
};
