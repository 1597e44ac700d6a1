import { Link } from 'react-router-dom';
import type { WaitingItem } from '#contract/audit/audit.ts';
import { ago } from '../../ui/relative-time.ts';

const itemIn = (path: string, id: string) => `${path}?item=${encodeURIComponent(id)}`;

/** What an item is called, what else is said of it, and where it opens. */
const shown = ({ kind, id, label, title }: WaitingItem) =>
  kind === 'testimonial'
    ? { name: label, rest: `Testimonial: “${title}”`, to: itemIn('/admin/testimonials', id) }
    : { name: title, rest: `Offer ${label}`, to: itemIn('/admin/donations/pending', id) };

/** What has waited longest for a decision, oldest first; nothing when nothing waits. */
export const WaitingLongest = ({ waiting, now }: { waiting: readonly WaitingItem[]; now: Date }) =>
  waiting.length > 0 && (
    <section className="box">
      <div className="box__head">
        <h2>Waiting longest</h2>
      </div>
      <div className="box__body">
        <ul className="rows">
          {waiting.map((item) => {
            const { name, rest, to } = shown(item);
            return (
              <li key={item.id}>
                <span className="grow">
                  <Link to={to}>{name}</Link>
                  <small>{rest}</small>
                </span>
                <time className="hint" dateTime={item.createdAt}>
                  {ago(item.createdAt, now)}
                </time>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
