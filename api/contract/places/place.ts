import { defaultFigures } from '../settings/default-figures.ts';
import type { Settings } from '../settings/settings.ts';
import { type AnyMessage, english, part, type Rule } from '../words/message.ts';

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
  page: string;
  name: string;
}

export interface TextPlace extends Place {
  kind: 'text';
  form: TextForm;
  message: AnyMessage;
  values?: Readonly<Record<string, string>>;
}

export interface ImagePlace extends Place {
  kind: 'image';
}

export interface PagePlaces<Text extends string = string, Image extends string = string> {
  path: string;
  page: string;
  texts: Readonly<Record<Text, TextPlace>>;
  images: Readonly<Record<Image, ImagePlace>>;
  more?: string;
}

export type FirstWords = string | Rule<string>;
export type TextWords = Pick<TextPlace, 'form' | 'name'> & { english: FirstWords };

export const text = (form: TextForm, name: string, english: FirstWords): TextWords => ({ form, name, english });

const mapValues = <Key extends string, From, To>(from: Record<Key, From>, make: (value: From, key: Key) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, make(value as From, key as Key)])) as Record<
    Key,
    To
  >;

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

export const placeName = ({ page, name }: Pick<Place, 'page' | 'name'>): string => `${page}, ${name}`;

export const placeValues = ({ organisation, figures }: Settings) => ({
  name: organisation.name,
  year: organisation.established,
  years: (figures ?? defaultFigures).years,
});

export const valuesAt = ({ values }: TextPlace, settings: Settings) => ({ ...placeValues(settings), ...values });

export const fallbackOf = (place: TextPlace, settings: Settings): string =>
  english(place.message, valuesAt(place, settings));
