import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

/** Removes within a change the views of an account; those that are there for all stay, without a name. */
export const forgetViews = (draft: Draft, accountId: string): void => {
  for (const { id, shared } of draft.views.list('person', accountId)) if (!shared) draft.views.remove(id);
};

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Removes within a change every view that searches for one of these texts, such as an erased name, or for whole words of it. */
export const forgetViewsAbout = (draft: Draft, texts: readonly string[]): void => {
  const sought = texts.map(wordsOf).filter((words) => words.length > 0);
  for (const { id, query } of draft.views.list('every', EVERY)) {
    const asked = wordsOf(new URLSearchParams(query).get('q') ?? '');
    const isAbout = (words: string[]) =>
      asked.every((word) => words.includes(word)) || words.every((word) => asked.includes(word));
    if (asked.length > 0 && sought.some(isAbout)) draft.views.remove(id);
  }
};
