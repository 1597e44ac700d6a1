import { type ElementType, Fragment } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Made = [kind: ElementType, props: Props];
/** What an element of HTML, or a fragment, is made of on a page in another language. */
export type ElementTranslator = (kind: ElementType, props: Props) => Made;

let translate: ElementTranslator | null = null;

/** From now on elements are made in a language; null for English, where nothing is looked up. */
export const translateElements = (translator: ElementTranslator | null): void => {
  translate = translator;
};

/** Whether elements are made in another language than English just now. */
export const isTranslated = (): boolean => translate !== null;

/** What an element is made of in the language of the page. */
export const translated = (kind: ElementType, props: unknown): Made =>
  translate && (typeof kind === 'string' || kind === Fragment)
    ? translate(kind, props as Props)
    : [kind, props as Props];
