import type { ReactNode } from 'react';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Illustration } from './Illustration.tsx';
import { type AnswerProps, UrgentSentCard, useAnswerTitle } from './UrgentSentCard.tsx';

const Thanks = ({ name, lead, focus, actions, children }: AnswerProps & { name: string; lead: ReactNode }) => {
  const title = useAnswerTitle(focus);
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
  name: string;
  lead: ReactNode;
  /** Set if the words were urgent. */
  helplines: readonly Helpline[] | undefined;
};

export const SentCard = ({ name, lead, helplines, ...answer }: SentCardProps) =>
  helplines ? <UrgentSentCard lines={helplines} {...answer} /> : <Thanks name={name} lead={lead} {...answer} />;
