import type { Language } from '../languages/languages.ts';

/** Names to fill in stand in braces; `{count}` decides between `one` and `other`. */
export type English = string | { readonly one: string; readonly other: string };
/** A sentence about a rule or safety: if it changes, its translations are hidden until somebody has checked them again. */
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

/** `Name` is the union of the names to fill in. */
export interface Message<Name extends string = never> {
  readonly id: string;
  readonly english: English;
  readonly isRule: boolean;
  /** Never set; carries the type. */
  readonly name?: Name;
}
export type AnyMessage = Message<string>;
type Part<Texts> = { readonly [Key in keyof Texts]: Message<NamesOf<Texts[Key]>> };

export type InItsLanguage = (language: Language | null) => string;
const isInItsLanguage = (value: unknown): value is InItsLanguage => typeof value === 'function';

type Value = string | number | InItsLanguage;
export type Values<Name extends string, Filled = Value> = Readonly<Record<Name, Filled>>;
export type ValuesOf<Name extends string, Filled = Value> = [Name] extends [never]
  ? []
  : [values: Values<Name, Filled>];

export const rule = <const Text extends English>(text: Text): Rule<Text> => ({ rule: text });

type Known = readonly [message: AnyMessage, values?: Values<string>];
const sentences = new Map<string, Known>();

export const messageOf = (sentence: string): Known | undefined => sentences.get(sentence);

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

export const valueIn = <Filled>(language: Language | null, value: Filled | InItsLanguage): Filled | string =>
  isInItsLanguage(value) ? value(language) : value;

export const englishPieces = <Filled>(
  { english: text }: AnyMessage,
  values: Readonly<Record<string, Filled | InItsLanguage>> = {},
): (string | Filled)[] =>
  textOf(text, values)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 ? valueIn<Filled | string>(null, values[piece] ?? '') : piece));

export const english = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string =>
  englishPieces<string | number>(message, values[0]).join('');

/** Remembers the sentence, so that `messageOf` finds it for a page in another language; only for constant values. */
export const sentence = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string => {
  const text = english(message, ...values);
  sentences.set(text, [message, values[0] as Values<string> | undefined]);
  return text;
};
