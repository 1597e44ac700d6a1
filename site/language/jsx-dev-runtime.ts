import type { ElementType, Key, ReactElement } from 'react';
import { type JSXSource, jsxDEV as make } from 'react/jsx-dev-runtime';
import { translated } from './element-translator.ts';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

/** `jsx` for development and tests, where React wants to know where an element was written. */
export const jsxDEV = (
  kind: ElementType,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const [ofPage, own] = translated(kind, props);
  return make(ofPage, own, key, isStatic && Array.isArray(own.children), source, self);
};
