import { createElement, type ElementType, type ReactNode } from 'react';
import type { Language } from '#contract/languages/languages.ts';
import { partLanguage } from './t.ts';

interface WrittenProps {
  as?: ElementType;
  /** The language that it was written in, null for English; omitted where that is not known, as of a name. */
  language?: Language | null | undefined;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** What somebody wrote, with its language where that is another than the page's. */
export const Written = ({ as = 'span', language: written, children, ...props }: WrittenProps) => {
  const lang = written === undefined ? undefined : partLanguage(written);
  return createElement(as, { ...props, lang }, children);
};
