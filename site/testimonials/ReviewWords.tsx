import { ENGLISH } from '#contract/languages/languages.ts';
import { supportLines } from '#contract/review/support-lines.ts';
import { EMERGENCY, type Helpline } from '#contract/testimonials/helplines.ts';
import { messageOf } from '#contract/words/message.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { pageLanguage, t, translate, wordsFor } from '../language/t.ts';

/** Feedback that the catalogue has as a whole stays whole. */
const sentencesOf = (feedback: string): string[] =>
  messageOf(feedback) ? [feedback] : feedback.split(/(?<=\.) /).filter(Boolean);

const supportIn = (feedback: string, helplines: readonly Helpline[]) => {
  const lines = helplines.filter(({ number }) => number !== EMERGENCY.number);
  const english = supportLines(lines);
  return feedback.startsWith(english) && wordsFor(testimonial.supportLines)
    ? { english, words: [supportLines(lines, t)] }
    : { english: '', words: [] };
};

/** Null if a sentence of it is said in English. */
const feedbackWords = (feedback: string, helplines: readonly Helpline[]): string | null => {
  const support = supportIn(feedback, helplines);
  const sentences = sentencesOf(feedback.slice(support.english.length).trim());
  const areKnown = sentences.every((sentence) => {
    const known = messageOf(sentence);
    return known && wordsFor(known[0]) !== undefined;
  });
  return areKnown ? [...support.words, ...sentences.map(translate)].join(' ') : null;
};

interface ReviewWordsProps {
  text: string;
  helplines: readonly Helpline[] | undefined;
  className?: string;
  id?: string;
}

export const ReviewWords = ({ text, helplines = [], ...attributes }: ReviewWordsProps) => {
  const words = feedbackWords(text, helplines);
  return (
    <p {...attributes} lang={words === null && pageLanguage().language ? ENGLISH : undefined}>
      {words ?? text}
    </p>
  );
};
