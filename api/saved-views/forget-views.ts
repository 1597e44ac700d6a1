import { eircodeForm, eircodesIn } from '#contract/personal-data/eircode.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { isSameName, wordForm } from '#contract/personal-data/name.ts';
import { isSamePhone } from '#contract/personal-data/phone.ts';
import { isSameReference } from '#contract/personal-data/reference.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

/** Views shared with all stay, without a name. */
export const forgetViews = (draft: Draft, accountId: string): void => {
  for (const { id, shared } of draft.views.list('person', accountId)) if (!shared) draft.views.remove(id);
};

const wordsOf = (text: string): string[] => wordForm(text).split(/\s+/).filter(Boolean);

const hasEircode = (q: string, text: string): boolean => {
  const form = eircodeForm(text);
  return form !== null && (eircodeForm(q) === form || eircodesIn(q).includes(form));
};

const isSame = (q: string, text: string): boolean =>
  [isSameName, isSameEmail, isSamePhone, hasEircode, isSameReference].some((isSameAs) => isSameAs(q, text));

/** `whole` must match completely, as a part of it is shared by many, such as the district of an Eircode. */
interface Sought {
  words: readonly string[];
  whole: readonly string[];
}

/** Removes views that search for one of these texts, such as an erased name, or for whole words of it. */
export const forgetViewsAbout = (draft: Draft, { words: texts, whole }: Sought): void => {
  const sought = texts.map(wordsOf).filter((words) => words.length > 0);
  for (const { id, query } of draft.views.list('every', EVERY)) {
    const q = new URLSearchParams(query).get('q') ?? '';
    const viewWords = wordsOf(q);
    const isAbout = (words: string[]) =>
      viewWords.every((word) => words.includes(word)) || words.every((word) => viewWords.includes(word));
    if (viewWords.length > 0 && (sought.some(isAbout) || [...texts, ...whole].some((text) => isSame(q, text))))
      draft.views.remove(id);
  }
};
