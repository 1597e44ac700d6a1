import { defaultFigures } from '../settings/default-figures.ts';
import type { Settings } from '../settings/settings.ts';
import { type AnyMessage, english, part, type Rule } from '../words/message.ts';

/** What a text is on its page, as people call it. */
export const textForms = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  paragraphs: 'Paragraphs',
  list: 'List, one entry a line',
  fact: 'Fact in a table',
} as const;
export type TextForm = keyof typeof textForms;

interface Place {
  relativeUrl: string;
  key: string;
  /** The page and the place on it, in words of a person: `About us`, `the beginning`. */
  page: string;
  name: string;
}

/** A text of a page that staff can replace. */
export interface TextPlace extends Place {
  kind: 'text';
  form: TextForm;
  /** What stands there until staff write something. */
  message: AnyMessage;
  /** What its message says beside the name of the charity, the year in which it began, and for how many years it has helped. */
  values?: Readonly<Record<string, string>>;
}

/** A picture of a page that staff can replace. */
export interface ImagePlace extends Place {
  kind: 'image';
}

/** Every text and picture of a page that staff can replace, by key. */
export interface PagePlaces<Text extends string = string, Image extends string = string> {
  path: string;
  page: string;
  texts: Readonly<Record<Text, TextPlace>>;
  images: Readonly<Record<Image, ImagePlace>>;
  /** How the keys of the places begin that there are more of with the settings. */
  more?: string;
}

/** What stands at a place at first; a `rule()` where it states a limit. */
export type FirstWords = string | Rule<string>;
export type TextWords = Pick<TextPlace, 'form' | 'name'> & { english: FirstWords };

/** A text as a page lists it: what it is, its name, and what stands there at first. */
export const text = (form: TextForm, name: string, english: FirstWords): TextWords => ({ form, name, english });

const mapValues = <Key extends string, From, To>(from: Record<Key, From>, make: (value: From, key: Key) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, make(value as From, key as Key)])) as Record<
    Key,
    To
  >;

/** Lists the places of a page. A picture needs only its name: its drawing belongs to the page. */
export const definePlaces = <Text extends string, Image extends string = never>({
  path: relativeUrl,
  page,
  texts,
  images,
  more,
}: {
  path: string;
  page: string;
  texts: Record<Text, TextWords>;
  images?: Record<Image, string>;
  more?: string;
}): PagePlaces<Text, Image> => {
  const messages = part(
    `text:${relativeUrl}`,
    mapValues(texts, ({ english }) => english),
  );
  return {
    path: relativeUrl,
    page,
    ...(more && { more }),
    texts: mapValues(texts, ({ form, name }, key) => ({
      kind: 'text' as const,
      relativeUrl,
      key,
      page,
      form,
      name,
      message: messages[key] as AnyMessage,
    })),
    images: mapValues(images ?? ({} as Record<Image, string>), (name, key) => ({
      kind: 'image' as const,
      relativeUrl,
      key,
      page,
      name,
    })),
  };
};

/** A place in words: `About us, the beginning`. */
export const placeName = ({ page, name }: Pick<Place, 'page' | 'name'>): string => `${page}, ${name}`;

/** What the texts of places can say of the charity. */
export const placeValues = ({ organisation, figures }: Settings) => ({
  name: organisation.name,
  year: organisation.established,
  years: (figures ?? defaultFigures).years,
});

/** What the text of a place says. */
export const valuesAt = ({ values }: TextPlace, settings: Settings) => ({ ...placeValues(settings), ...values });

/** What stands at a place in English until staff write something. */
export const fallbackOf = (place: TextPlace, settings: Settings): string =>
  english(place.message, valuesAt(place, settings));
