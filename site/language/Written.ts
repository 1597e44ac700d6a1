import { createElement, type ElementType, type ReactNode } from 'react';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import { usePageLanguage } from './LanguageContext.tsx';

interface WrittenProps {
  as?: ElementType;
  /** The language that it was written in, null for English; omitted where that is not known, as of a name. */
  language?: Language | null | undefined;
  className?: string;
  id?: string;
  children: ReactNode;
}

/**
 * What somebody wrote: never taken for words of the page, and with its language where that is another than the page's. It is made by
 * React's own function, which the words of the page are not put into.
 */
export const Written = ({ as = 'span', language: written, children, ...props }: WrittenProps) => {
  const page = usePageLanguage().language;
  const lang = written === undefined || written === page ? undefined : (written ?? ENGLISH);
  return createElement(as, { ...props, lang }, children);
};
