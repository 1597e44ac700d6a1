import type { Language } from '../languages/languages.ts';

/** An English sentence with names in braces for what is filled in; by number where `{count}` decides which one. */
export type English = string | { readonly one: string; readonly other: string };
/** A sentence of rule or safety: once it changes, its translations are not shown until somebody has checked them again. */
export interface Rule<Text extends English = English> {
  readonly rule: Text;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<Text> = Text extends string
  ? NamesIn<Text>
  : Text extends { one: infer One extends string; other: infer Other extends string }
    ? NamesIn<One> | NamesIn<Other> | 'count'
    : Text extends Rule<infer Inner>
      ? NamesOf<Inner>
      : never;

/** A sentence of the product by its name. `Name` is the union of what has to be filled in. */
export interface Message<Name extends string = never> {
  /** `offer.step` */
  readonly id: string;
  readonly english: English;
  readonly isRule: boolean;
  /** Of the type alone. */
  readonly name?: Name;
}
export type AnyMessage = Message<string>;
type Part<Texts> = { readonly [Key in keyof Texts]: Message<NamesOf<Texts[Key]>> };

/** What is written in the language of the sentence it stands in, such as a day; null for English. */
export type InItsLanguage = (language: Language | null) => string;
const isInItsLanguage = (value: unknown): value is InItsLanguage => typeof value === 'function';

type Value = string | number | InItsLanguage;
export type Values<Name extends string, Filled = Value> = Readonly<Record<Name, Filled>>;
/** The values of a message as the last argument of a function; none where nothing is filled in. */
export type ValuesOf<Name extends string, Filled = Value> = [Name] extends [never]
  ? []
  : [values: Values<Name, Filled>];

/** Marks a sentence of rule or safety: limits, telephone numbers, consent. */
export const rule = <const Text extends English>(text: Text): Rule<Text> => ({ rule: text });

type Known = readonly [message: AnyMessage, values?: Values<string>];
const sentences = new Map<string, Known>();

/** The message that an English sentence of a rule or an answer was made from; undefined for every other text. */
export const messageOf = (sentence: string): Known | undefined => sentences.get(sentence);

/** A part of the catalogue: its sentences by name. */
export const part = <const Texts extends Readonly<Record<string, English | Rule>>>(
  name: string,
  texts: Texts,
): Part<Texts> => {
  const messages = Object.entries(texts).map(([key, text]): [string, AnyMessage] => {
    const isRule = typeof text === 'object' && 'rule' in text;
    const message = { id: `${name}.${key}`, english: isRule ? text.rule : text, isRule };
    // A text of a page is never looked up, and may say the same as a sentence that is.
    if (typeof message.english === 'string' && !/^text:|\{/.test(`${name}${message.english}`))
      sentences.set(message.english, [message]);
    return [key, message];
  });
  return Object.fromEntries(messages) as Part<Texts>;
};

const textOf = (text: English, values: Readonly<Record<string, unknown>>) =>
  typeof text === 'string' ? text : values.count === 1 ? text.one : text.other;

/** A value as it stands in a sentence of a language; null for English. */
export const valueIn = <Filled>(language: Language | null, value: Filled | InItsLanguage): Filled | string =>
  isInItsLanguage(value) ? value(language) : value;

/** The pieces of the English sentence, with what is filled in standing in its places. */
export const englishPieces = <Filled>(
  { english: text }: AnyMessage,
  values: Readonly<Record<string, Filled | InItsLanguage>> = {},
): (string | Filled)[] =>
  textOf(text, values)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 ? valueIn<Filled | string>(null, values[piece] ?? '') : piece));

/** The sentence in English. */
export const english = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string =>
  englishPieces<string | number>(message, values[0]).join('');

/**
 * The English sentence of a rule, an answer or a label, which a page can say in its language (`messageOf`). For values that are
 * constants: each sentence is remembered.
 */
export const sentence = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string => {
  const text = english(message, ...values);
  sentences.set(text, [message, values[0] as Values<string> | undefined]);
  return text;
};
