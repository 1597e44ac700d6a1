import type { DonationItem } from '#contract/donation-desk.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Package } from '../../ui/icons/Package.tsx';
import { doneLabels, statusVariants } from './decisions.ts';

/** What happened to an item, from the offer to the latest decision, with who did it and what they noted. */
export const Timeline = ({ item }: { item: DonationItem }) => (
  <section>
    <h3>What happened so far</h3>
    <ol className="feed mt-sm">
      <li className="tone-info">
        <span>
          <Icon of={Package} />
        </span>
        <p>
          Offered by {item.submitterName}
          <small>
            <time dateTime={item.createdAt}>{dateAndTime(item.createdAt)}</time>
          </small>
        </p>
      </li>
      {item.history.map(({ at, by, to, notes }) => (
        <li key={at + to} className={`tone-${statusVariants[to].tone}`}>
          <span>
            <Icon of={statusVariants[to].icon} />
          </span>
          <p>
            {doneLabels[to]} by {by}
            <small>
              <time dateTime={at}>{dateAndTime(at)}</time>
            </small>
            {notes && <small className="pre">{notes}</small>}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
