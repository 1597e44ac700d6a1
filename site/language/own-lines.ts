import type { Language } from '#contract/languages/languages.ts';
import type { SentAnswers } from '../client/page-answers.ts';

interface Written {
  language?: Language;
  content?: string;
}

/** The lines of a text, as parts of a page show them. */
const linesOf = (text: string): string[] =>
  [text, ...text.split('\n').map((line) => line.replace(/^\s*[-*•]\s+/, ''))]
    .map((line) => line.trim())
    .filter(Boolean);

/** Adds the lines of what was just written in the language of a page. */
export const addOwnLines = (own: Set<string>, text: string): void => {
  for (const line of linesOf(text)) own.add(line);
};

/** The lines of what staff have written in the language of a page, as parts of the page show them: they are no English. */
export const ownLines = (language: Language, answers: SentAnswers): Set<string> => {
  const texts = Object.values(answers).flatMap(({ data }) => {
    const { language: written, content } = (data ?? {}) as Written;
    return written === language && content ? [content] : [];
  });
  return new Set(texts.flatMap(linesOf));
};
