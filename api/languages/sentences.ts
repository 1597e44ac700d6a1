import type { Language } from '#contract/languages/languages.ts';
import { pagesWithPlaces } from '#contract/places/every-place.ts';
import { catalogue } from '#contract/words/catalogue.ts';
import type { AnyMessage, English } from '#contract/words/message.ts';

export interface Sentence {
  id: string;
  /** Plural forms are in ICU notation. */
  english: string;
  isRule: boolean;
  part: string;
  place: string | null;
  draft: string;
}

type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

// Loaded when they are first asked for: a site in English alone never does.
const files: Record<Language, () => Promise<{ default: Drafts }>> = {
  ga: () => import('./translations/ga.json', { with: { type: 'json' } }),
  pl: () => import('./translations/pl.json', { with: { type: 'json' } }),
  uk: () => import('./translations/uk.json', { with: { type: 'json' } }),
};

const icuOf = (english: English): string =>
  typeof english === 'string' ? english : `{count, plural, one {${english.one}} other {${english.other}}}`;

const placeNames = new Map(
  pagesWithPlaces.flatMap(({ texts }) => Object.values(texts).map(({ message, name }) => [message.id, name] as const)),
);

const nameIn = (part: string, { id }: AnyMessage) => id.slice(part.length + 1);

export const sentencesIn = async (language: Language): Promise<readonly Sentence[]> => {
  const { default: drafts } = await files[language]();
  return [...catalogue].flatMap(([part, messages]) =>
    messages.map((message) => ({
      id: message.id,
      english: icuOf(message.english),
      isRule: message.isRule,
      part,
      place: placeNames.get(message.id) ?? null,
      draft: drafts[part]?.[nameIn(part, message)] ?? '',
    })),
  );
};
