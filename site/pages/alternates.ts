import { addressIn, ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { RenderedPage } from '#contract/pages/page-renderer.ts';

export const alternatesOf = (languages: readonly Language[], english: string): RenderedPage['alternates'] =>
  languages.length === 0
    ? []
    : [
        { language: ENGLISH, path: english },
        ...languages.map((language) => ({ language, path: addressIn(language, english) })),
        { language: 'x-default', path: english },
      ];
