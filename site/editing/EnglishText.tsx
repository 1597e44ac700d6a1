import { ENGLISH } from '#contract/languages/languages.ts';

export const EnglishText = ({ content }: { content: string }) => (
  <figure lang={ENGLISH}>
    <figcaption className="hint">In English</figcaption>
    <blockquote className="editor__theirs">{content}</blockquote>
  </figure>
);
