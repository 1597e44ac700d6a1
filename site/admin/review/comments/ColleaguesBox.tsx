import { useId } from 'react';
import type { CommentSubject } from '#contract/comments/comments.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Thread } from './Thread.tsx';

interface ColleaguesBoxProps {
  subject: CommentSubject;
  isClosed?: boolean;
  children: Elements;
}

export const ColleaguesBox = ({ subject, isClosed, children }: ColleaguesBoxProps) => {
  const id = useId();
  return (
    <section className="box" aria-labelledby={id}>
      <div className="box__head">
        <h2 id={id}>Colleagues</h2>
        <Badge icon="lock">Staff only</Badge>
      </div>
      <div className="box__body stack stack--close">
        {children}
        <Thread subject={subject} isClosed={isClosed} />
      </div>
    </section>
  );
};
