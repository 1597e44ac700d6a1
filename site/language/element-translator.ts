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

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/**
 * Texts that an element holds alone are one: React then writes the whole of it anew, and not into texts that a browser which
 * translates the page has taken away.
 */
const withOneText = (props: Props): Props => {
  const { children } = props;
  if (!Array.isArray(children) || !children.every((child) => isText(child) || isNothing(child))) return props;
  return children.some(isText) ? { ...props, children: children.filter(isText).join('') } : props;
};

/**
 * What an element is made of in the language of the page. A component hands its texts on as they are: a sentence is known by its
 * parts.
 */
export const translated = (kind: ElementType, props: unknown): Made => {
  if (typeof kind !== 'string' && kind !== Fragment) return [kind, props as Props];
  const [made, ofPage] = translate ? translate(kind, props as Props) : [kind, props as Props];
  return [made, withOneText(ofPage)];
};
