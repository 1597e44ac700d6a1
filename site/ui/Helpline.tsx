import { type Helpline, helplineMessage, helplineName, twoNumbers } from '#contract/testimonials/helplines.ts';
import { helplineWords } from '#contract/words/helplines.ts';
import { T } from '../language/T.tsx';
import { pageLanguage, t, wordsFor } from '../language/t.ts';
import { Written } from '../language/Written.ts';

type HelplineNameProps = {
  line: Helpline;
  as?: 'span' | 'b';
  end?: string;
};

/** In the language of the page if the product includes the name, else as staff have written it. */
export const HelplineName = ({ line, as = 'span', end = '' }: HelplineNameProps) => {
  const own = helplineMessage(line);
  return (
    <Written as={as} language={own && wordsFor(own) ? pageLanguage().language : null}>
      {`${helplineName(line, t)}${end}`}
    </Written>
  );
};

type HelplineNumberProps = { line: Helpline } & ({ as?: 'span'; href?: never } | { as: 'a'; href: string });

export const HelplineNumber = ({ line, as: Tag = 'span', href }: HelplineNumberProps) => {
  const { number, text: word } = line;
  if (word) return <T as={Tag} href={href} of={helplineWords.textTo} values={{ word, number }} />;
  const two = twoNumbers(line);
  return two ? (
    <T as={Tag} href={href} of={helplineWords.eitherNumber} values={two} />
  ) : (
    <Tag href={href}>{number}</Tag>
  );
};
