import { Link } from 'react-router-dom';
import type { WaitingItem } from '#contract/audit.ts';
import { ago } from '../../ui/relative-time.ts';

const kinds = {
  testimonial: { label: 'Testimonial', to: '/admin/testimonials' },
  donation: { label: 'Donation', to: '/admin/donations/pending' },
} as const;

/** What has waited longest for a decision, oldest first; nothing when nothing waits. */
export const WaitingLongest = ({ waiting, now }: { waiting: readonly WaitingItem[]; now: Date }) =>
  waiting.length > 0 && (
    <section className="box">
      <div className="box__head">
        <h2>Waiting longest</h2>
      </div>
      <div className="box__body">
        <ul className="rows">
          {waiting.map(({ kind, id, label, createdAt }) => (
            <li key={id}>
              <span className="grow">
                <Link to={kinds[kind].to}>{label}</Link>
                <small>{kinds[kind].label}</small>
              </span>
              <time className="hint" dateTime={createdAt}>
                {ago(createdAt, now)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
