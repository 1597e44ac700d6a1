import { type AllHTMLAttributes, createElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { ENGLISH } from '#contract/languages/languages.ts';
import { englishPieces, type InItsLanguage, type Message, messageOf, type Values } from '#contract/words/message.ts';
import { pageAddress, pageLanguage, translate, wordsFor } from './t.ts';

type Tag = keyof HTMLElementTagNameMap;
type Attributes = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'lang' | 'children'>;
type Filled<Name extends string> = [Name] extends [never]
  ? { values?: never }
  : { values: Values<Name, ReactNode | InItsLanguage> };
type TProps<Name extends string> = Attributes & { as?: Tag; ref?: Ref<HTMLElement> } & (
    | ({ of: Message<Name>; text?: never } & Filled<Name>)
    | { text: string; of?: never; values?: never }
  );

/** Wraps texts between elements: a browser that translates takes bare ones out of React's hands. */
const childrenOf = (parts: readonly ReactNode[], lang: string | undefined): ReactNode[] =>
  parts.map((part) => (typeof part === 'string' ? part && createElement('span', { lang }, part) : part));

/**
 * Says a message in the language of the page, or a sentence of the contract (`text`). Values may be elements, which say their
 * own language; English on a page in another language gets `lang`.
 */
export const T = <Name extends string = never>({
  as = 'span',
  of,
  text: sentence = '',
  values = {} as never,
  href,
  ...attributes
}: TProps<Name>): ReactElement => {
  const { language, translator } = pageLanguage();
  const message = of ?? messageOf(sentence)?.[0];
  const words = message && wordsFor(message);
  const parts = of
    ? language && translator && words !== undefined
      ? translator.fillWords<ReactNode>(language, words, values)
      : englishPieces<ReactNode>(of, values)
    : [translate(sentence)];
  const lang = language && words === undefined ? ENGLISH : undefined;
  const props = { ...attributes, ...(href !== undefined && { href: pageAddress(href) }) };
  if (parts.some((part) => typeof part === 'object')) return createElement(as, props, ...childrenOf(parts, lang));
  return createElement(as, { ...props, ...(lang && { lang }) }, parts.join(''));
};
