import { type ReactNode, useEffect, useRef } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { Illustration } from './Illustration.tsx';

type SentCardProps = {
  /** The sender's first name, or empty. */
  name: string;
  lead: ReactNode;
  /** Takes the focus when true: after the form has gone. */
  focus: boolean;
  actions: ReactNode;
  children: ReactNode;
};

/** What stands in the place of a form once it has arrived. */
export const SentCard = ({ name, lead, focus, actions, children }: SentCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const title = { ref: heading, tabIndex: -1, id: 'form-title' };
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
