import { type Helpline, helplineHref, helplineMessage, helplineName } from '#contract/testimonials/helplines.ts';
import { notes } from '#contract/words/notes.ts';
import { T } from '../language/T.tsx';
import { pageLanguage, t, wordsFor } from '../language/t.ts';
import { Written } from '../language/Written.ts';

type HelplineNameProps = {
  line: Helpline;
  as?: 'span' | 'b';
  /** A sign that follows it. */
  end?: string;
};

/** Who answers: in the language of the page where the product brings the name, else as staff have written it. */
export const HelplineName = ({ line, as = 'span', end = '' }: HelplineNameProps) => {
  const own = helplineMessage(line);
  return (
    <Written as={as} language={own && wordsFor(own) ? pageLanguage().language : null}>
      {`${helplineName(line, t)}${end}`}
    </Written>
  );
};

/** The number to ring, or what is sent to it. */
export const HelplineNumber = ({ line: { number, text: word } }: { line: Helpline }) =>
  word ? <T of={notes.textTo} values={{ word, number }} /> : <span>{number}</span>;

/** The number as a link that rings it, or writes to it. */
export const HelplineLink = ({ line }: { line: Helpline }) => {
  const { number, text: word } = line;
  const href = helplineHref(line);
  return word ? <T as="a" href={href} of={notes.textTo} values={{ word, number }} /> : <a href={href}>{number}</a>;
};
