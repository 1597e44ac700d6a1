import type { ReactNode } from 'react';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { telHref } from '../../shops/contact.ts';

/** Stands where staff have written nothing: whom to ask instead. */
export const AskFirst = ({ children }: { children: ReactNode }) => {
  const { phone } = useSettings().contact;
  return (
    <div className="unset">
      <p>
        <b>Please ask first.</b>
      </p>
      <p>
        {children} Ring <a href={telHref(phone)}>{phone}</a> or <a href="/contact?about=question">send us a line</a>,
        and we will tell you.
      </p>
    </div>
  );
};
