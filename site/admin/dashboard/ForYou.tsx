import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readConcerns } from '#contract/comments/calls.ts';
import type { Concerns } from '#contract/comments/comments.ts';
import { concernPath } from '#contract/comments/concern-notices.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { ago } from '../../ui/relative-time.ts';

type Kind = Concerns['assigned'][number]['kind'];

const nouns: Record<Kind, string> = {
  testimonial: 'Testimonial',
  donation: 'Donation',
  post: 'Post',
  message: 'Message',
  'data-request': 'Data request',
};

/** What concerns the signed-in person: where colleagues have named them, and what they look after. Not there while there is nothing. */
export const ForYou = ({ now }: { now: Date }) => {
  const { data } = useQuery(queryOf(usePlatform(), readConcerns, {}));
  if (!data || data.counts.mentions + data.counts.assigned === 0) return null;
  const { mentions, assigned, counts } = data;
  const left = counts.mentions + counts.assigned - mentions.length - assigned.length;
  return (
    <section className="box" aria-labelledby="for-you">
      <div className="box__head">
        <h2 id="for-you">For you</h2>
      </div>
      <div className="box__body">
        <ul className="rows">
          {mentions.map(({ id, kind, subjectId, title, by, createdAt, text }) => (
            <li key={id}>
              <span className="grow">
                <Link to={concernPath(kind, subjectId)}>{title}</Link>
                <small>{`${by} named you: “${text}”`}</small>
              </span>
              <time className="hint" dateTime={createdAt}>
                {ago(createdAt, now)}
              </time>
            </li>
          ))}
          {assigned.map(({ kind, id, title, createdAt }) => (
            <li key={id}>
              <span className="grow">
                <Link to={concernPath(kind, id)}>{title}</Link>
                <small>{`${nouns[kind]} that you look after`}</small>
              </span>
              <time className="hint" dateTime={createdAt}>
                {ago(createdAt, now)}
              </time>
            </li>
          ))}
        </ul>
        {left > 0 && <p className="hint">{`And ${left.toLocaleString('en-IE')} more.`}</p>}
      </div>
    </section>
  );
};
