import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { translated } from './element-translator.ts';

export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

type Make = (kind: ElementType, props: unknown, key?: Key) => ReactElement;

/** React's own function, with the words of the page's language put in where an element is made. */
export const jsx: Make = (kind, props, key) => react.jsx(...translated(kind, props), key);
/** The same for several children, which is the same function in what is built. */
export const jsxs: Make = (kind, props, key) => react.jsxs(...translated(kind, props), key);
