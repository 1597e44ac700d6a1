import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { addressIn, ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { PageWords } from '#contract/pages/page-words.ts';
import type { ElementTranslator } from './element-translator.ts';
import { createFindWords, ELEMENT, type FindWords } from './find-words.ts';

/** The attributes that people read or hear. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isThere = (child: unknown) => child !== null && child !== undefined && typeof child !== 'boolean';
/** Text that is more than the space between two elements. */
const isWritten = (child: unknown) => isText(child) && String(child).trim() !== '';

/** Words among the children: not only figures and signs. */
const readsAsText = (children: unknown): boolean =>
  Array.isArray(children) ? children.some(readsAsText) : typeof children === 'string' && /\p{L}/u.test(children);

/** Whether all the text among the children is what staff have written in the language of the page. */
const isOwn = (children: unknown, own: ReadonlySet<string>): boolean => {
  const texts = (Array.isArray(children) ? children : [children]).filter(readsAsText);
  return texts.length > 0 && texts.every((text) => own.has(String(text).trim()));
};

const asOne = (parts: readonly unknown[]) =>
  parts.length === 1 ? parts[0] : createElement(Fragment, null, ...(parts as ReactNode[]));

/** Children that are one sentence: its texts, and the elements between them. Null where there are no words for it. */
const wholeSentence = (children: readonly unknown[], find: FindWords): unknown => {
  const elements: unknown[] = [];
  const text = children
    .filter(isThere)
    .map((child) => (isText(child) ? child : String.fromCharCode(ELEMENT + elements.push(child) - 1)))
    .join('');
  const found = find(text, { composed: children.length > 1, elements });
  return found && asOne(found);
};

/** Every child keeps its place: what React knows about the others must not move. */
const inPlace = (children: readonly unknown[], from: number, to: number, sentence: unknown) =>
  children.map((child, at) => (at === from ? sentence : at > from && at <= to ? null : child));

const severalIn = (children: readonly unknown[], find: FindWords): readonly unknown[] => {
  const from = children.findIndex(isWritten);
  if (from < 0) return children;
  const to = children.findLastIndex(isWritten);
  const sentence = wholeSentence(children.slice(from, to + 1), find);
  if (sentence) return inPlace(children, from, to, sentence);
  // Not one sentence: each of its texts may be. A date in the middle of English words stays English.
  const each = (one: FindWords) => children.map((child) => (isText(child) ? childIn(child, one) : child));
  const all = each(find);
  const isWhole = children.every((child, at) => !isText(child) || !readsAsText(String(child)) || all[at] !== child);
  return isWhole ? all : each((text, options) => find(text, { ...options, dates: false }));
};

/** Several sentences that were put together, such as the feedback of the review; null where one of them has no words. */
const sentencesIn = (text: string, find: FindWords): string | null => {
  const sentences = text.split(/(?<=[.!?]) /);
  const found = sentences.length > 1 ? sentences.map((sentence) => find(sentence)) : [null];
  return found.every((words) => words !== null) ? found.map((words) => words.join('')).join(' ') : null;
};

const childIn = (child: unknown, find: FindWords): unknown => {
  if (Array.isArray(child)) {
    const nested = child.map((one) => (Array.isArray(one) ? childIn(one, find) : one));
    const isSame = nested.every((one, at) => one === child[at]);
    const several = severalIn(nested, find);
    return isSame && several.every((one, at) => one === child[at]) ? child : several;
  }
  if (!isText(child)) return child;
  const found = find(String(child));
  return found ? asOne(found) : (sentencesIn(String(child), find) ?? child);
};

/** Links and forms stay in the language, where their page has it. */
const addressesIn = (language: Language, props: Readonly<Record<string, unknown>>) => {
  const changed: Record<string, unknown> = {};
  for (const name of ['href', 'action']) {
    const address = props[name];
    if (typeof address !== 'string') continue;
    const there = addressIn(language, address);
    if (there !== address) changed[name] = there;
  }
  return changed;
};

/**
 * Puts the words of a language into elements as they are made. An element with text says which language that is in: English
 * where there are no words for it, and it is none of the page's own lines in the language.
 */
export const translatorFor = (
  language: Language,
  words: PageWords,
  own: ReadonlySet<string> = new Set(),
): ElementTranslator => {
  const find = createFindWords(language, words);
  // An alert is never what a visitor wrote: what is filled in may be several words there, such as a full name.
  const findInAlert: FindWords = (text, options) => find(text, { ...options, composed: true });
  const hasWords = Object.keys(words).length > 0;
  return (kind: ElementType, props) => {
    const changed: Record<string, unknown> = {};
    const children = childIn(props.children, props.role === 'alert' ? findInAlert : find);
    if (children !== props.children) changed.children = children;
    for (const name of ATTRIBUTES) {
      const value = props[name];
      const found = typeof value === 'string' ? find(value, { composed: true }) : null;
      if (found) changed[name] = found.join('');
    }
    const isFound = Object.keys(changed).length > 0 || isOwn(props.children, own);
    if (isFound) changed.lang = language;
    else if (hasWords && props.lang === undefined && kind !== Fragment && readsAsText(props.children))
      changed.lang = ENGLISH;
    // A link that names the language of its page leads there.
    if (props.hrefLang === undefined) Object.assign(changed, addressesIn(language, props));
    if (Object.keys(changed).length === 0) return [kind, props];
    return [kind === Fragment ? 'span' : kind, { ...props, ...changed }];
  };
};
