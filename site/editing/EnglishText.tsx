import { ENGLISH } from '#contract/languages/languages.ts';

/** What a translation says in English, below the field in which it is written. */
export const EnglishText = ({ content }: { content: string }) => (
  <figure lang={ENGLISH}>
    <figcaption className="hint">In English</figcaption>
    <blockquote className="editor__theirs">{content}</blockquote>
  </figure>
);
