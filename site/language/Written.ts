import { createElement, type ElementType, type ReactNode } from 'react';
import type { Language } from '#contract/languages/languages.ts';
import { partLanguage } from './t.ts';

interface WrittenProps {
  as?: ElementType;
  /** Null for English; absent if unknown, as for a name. */
  language?: Language | null | undefined;
  className?: string;
  id?: string;
  children: ReactNode;
}

export const Written = ({ as = 'span', language: written, children, ...props }: WrittenProps) => {
  const lang = written === undefined ? undefined : partLanguage(written);
  return createElement(as, { ...props, lang }, children);
};
