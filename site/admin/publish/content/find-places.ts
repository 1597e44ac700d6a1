import type { Language } from '#contract/languages/languages.ts';
import { foldCase } from '#contract/personal-data/name.ts';
import { placeName, textForms } from '#contract/places/place.ts';
import type { ShownPlace } from './places-in.ts';

export const placeStates = {
  unwritten: 'Not written yet',
  changed: 'Changed by us',
  'no-alt': 'Pictures without alternative text',
  outdated: 'English changed since',
} as const;
export type PlaceState = keyof typeof placeStates;

export interface PlaceFilters {
  q: string;
  /** Address of a page; empty for all. */
  on: string;
  /** Empty for English. */
  language: Language | '';
  state: PlaceState | '';
}

interface PageOfPlaces {
  relativeUrl: string;
  page: string;
  places: ShownPlace[];
}

export const byPage = (places: readonly ShownPlace[]): PageOfPlaces[] => {
  const pages = new Map<string, PageOfPlaces>();
  for (const place of places) {
    const { relativeUrl, page } = place;
    const here = pages.get(relativeUrl) ?? { relativeUrl, page, places: [] };
    here.places.push(place);
    pages.set(relativeUrl, here);
  }
  return [...pages.values()];
};

export const kindOf = (place: ShownPlace): string => (place.kind === 'image' ? 'Picture' : textForms[place.form]);

const wordsAt = (place: ShownPlace): string =>
  place.kind === 'image' ? (place.image?.altText ?? '') : place.text?.content || place.fallback;

export const lacksAltText = (place: ShownPlace): boolean =>
  place.kind === 'image' && place.isChanged && !wordsAt(place);

const isIn = (place: ShownPlace, state: PlaceState | ''): boolean => {
  if (state === '') return true;
  if (state === 'no-alt') return lacksAltText(place);
  if (state === 'outdated') return place.isOutdated === true;
  return place.isChanged === (state === 'changed');
};

const queryWords = (q: string): string[] => foldCase(q).split(/\s+/).filter(Boolean);

/** Every word of the search has to stand in the place's name, kind or text. */
export const isFound = (place: ShownPlace, { q, on, state }: PlaceFilters): boolean => {
  if ((on && place.relativeUrl !== on) || !isIn(place, state)) return false;
  const text = foldCase(`${placeName(place)} ${kindOf(place)} ${wordsAt(place)}`);
  return queryWords(q).every((word) => text.includes(word));
};

const lineAt = (place: ShownPlace): string => {
  const isList = place.kind === 'text' && place.form === 'list';
  return wordsAt(place)
    .trim()
    .replace(/\s*\n\s*/g, isList ? ', ' : ' ')
    .replace(/\s+/g, ' ');
};

const SHOWN = 160;
/** Characters shown before the searched words. */
const BEFORE = 40;

export const excerptOf = (place: ShownPlace, q: string): string => {
  const line = lineAt(place);
  if (line.length <= SHOWN) return line;
  const found = foldCase(line);
  const hits = queryWords(q)
    .map((word) => found.indexOf(word))
    .filter((at) => at >= 0);
  const hit = hits.length > 0 ? Math.min(...hits) : 0;
  const start = hit > SHOWN - BEFORE ? line.lastIndexOf(' ', hit - BEFORE) + 1 : 0;
  const rest = line.slice(start);
  // Neither a word nor a letter of two units is cut in half.
  const shown = rest.length > SHOWN ? `${rest.slice(0, SHOWN).replace(/\s\S*$|[\uD800-\uDBFF]$/, '')}…` : rest;
  return start > 0 ? `…${shown}` : shown;
};
