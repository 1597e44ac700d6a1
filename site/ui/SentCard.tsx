import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { forms } from '#contract/words/forms.ts';
import { notes } from '#contract/words/notes.ts';
import { T } from '../language/T.tsx';
import { HelplineCard } from './HelplineCard.tsx';
import { Illustration } from './Illustration.tsx';

/** No text: it would stand bare beside the numbers. */
type Piece = ReactElement | false | '' | undefined;

interface AnswerProps {
  /** Takes the focus when true: after the form has gone. */
  focus: boolean;
  actions: ReactNode;
  children: Piece | readonly Piece[];
}

const useTitle = (focus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return { ref: heading, tabIndex: -1, id: 'form-title' };
};

/** The answer to somebody whose words were urgent: the numbers first, when it is read, and nothing is celebrated. */
export const UrgentSentCard = ({ lines, focus, actions, children }: AnswerProps & { lines: readonly Helpline[] }) => {
  const title = useTitle(focus);
  const { ref } = title;
  // The heading alone in sight would leave the numbers below the window of a phone.
  useEffect(() => {
    if (focus) ref.current?.scrollIntoView({ block: 'start' });
  }, [focus, ref]);
  return (
    <div className="form">
      <div className="form__head">
        <T as="h2" {...title} of={notes.urgentThanks} />
      </div>
      <div className="form__body">
        <HelplineCard lines={lines} />
        <T as="p" of={notes.urgentRead} />
        {children}
      </div>
      <div className="form__foot">{actions}</div>
    </div>
  );
};

const Thanks = ({ name, lead, focus, actions, children }: AnswerProps & { name: string; lead: ReactNode }) => {
  const title = useTitle(focus);
  return (
    <div className="form sent">
      <Illustration name="success-parcel" className="top" />
      <div className="form__head">
        {name ? (
          <T as="h2" {...title} of={forms.thankYouName} values={{ name }} />
        ) : (
          <T as="h2" {...title} of={forms.thankYou} />
        )}
        <p className="lead lead--sm mt-sm">{lead}</p>
      </div>
      <div className="form__body">{children}</div>
      <div className="form__foot">{actions}</div>
    </div>
  );
};

type SentCardProps = AnswerProps & {
  /** The sender's first name, or empty. */
  name: string;
  lead: ReactNode;
  /** Set where the words were urgent. */
  helplines: readonly Helpline[] | undefined;
};

/** What stands in the place of a form once it has arrived. */
export const SentCard = ({ name, lead, helplines, ...answer }: SentCardProps) =>
  helplines ? <UrgentSentCard lines={helplines} {...answer} /> : <Thanks name={name} lead={lead} {...answer} />;
