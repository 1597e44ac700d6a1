import type { Language } from '#contract/languages.ts';
import type { SentAnswers } from '../client/page-answers.ts';

interface Written {
  language?: Language;
  content?: string;
}

/** The lines of what staff have written in the language of a page, as parts of the page show them: they are no English. */
export const ownLines = (language: Language, answers: SentAnswers): ReadonlySet<string> => {
  const texts = Object.values(answers).flatMap(({ data }) => {
    const { language: written, content } = (data ?? {}) as Written;
    return written === language && content ? [content] : [];
  });
  const lines = texts.flatMap((text) => text.split('\n').map((line) => line.replace(/^\s*[-*•]\s+/, '')));
  return new Set([...texts, ...lines].map((text) => text.trim()).filter(Boolean));
};
