import { type ReactElement, useEffect, useRef } from 'react';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { helplineWords } from '#contract/words/helplines.ts';
import { T } from '../language/T.tsx';
import { HelplineCard } from './HelplineCard.tsx';

/** No text: it would stand bare beside the numbers. */
type OptionalElement = ReactElement | false | '' | undefined;

export interface AnswerProps {
  focus: boolean;
  actions?: OptionalElement;
  children: OptionalElement | readonly OptionalElement[];
}

export const useAnswerTitle = (focus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return { ref: heading, tabIndex: -1, id: 'form-title' };
};

export const UrgentSentCard = ({ lines, focus, actions, children }: AnswerProps & { lines: readonly Helpline[] }) => {
  const title = useAnswerTitle(focus);
  const { ref } = title;
  // The heading alone in sight would leave the numbers below the window of a phone.
  useEffect(() => {
    if (focus) ref.current?.scrollIntoView({ block: 'start' });
  }, [focus, ref]);
  return (
    <div className="form">
      <div className="form__head">
        <T as="h2" {...title} of={helplineWords.urgentThanks} />
      </div>
      <div className="form__body">
        <HelplineCard lines={lines} />
        <T as="p" of={helplineWords.urgentRead} />
        {children}
      </div>
      {actions && <div className="form__foot">{actions}</div>}
    </div>
  );
};
