import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { donationCategories } from '#contract/donations/donations.ts';
import type { ReturnReason } from '#contract/donations/pickup.ts';
import { pickupLines } from '#contract/donations/pickup-address.ts';
import { daysBetween, dublinDay } from '#contract/dublin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../useNow.ts';
import { OFFER_TYPE } from './DayColumn.tsx';

const returns: Record<ReturnReason, string> = {
  'not-there': 'Nobody was there',
  refused: 'Was not handed over',
  'not-reached': 'The van did not get there',
  cancelled: 'The run was cancelled',
  'another-day': 'Asked for another day',
  removed: 'Taken off a run',
};

const ageOf = ({ createdAt }: DonationItem, now: Date): string => {
  const days = daysBetween(dublinDay(new Date(createdAt)), dublinDay(now));
  return days < 1 ? 'today' : days === 1 ? '1 day' : `${days} days`;
};

/** The first sentence of what the donor wrote, as far as one line shows it. */
const whatOf = ({ description }: DonationItem): string => description.split(/(?<=[.!?])\s|\n/)[0] ?? description;

const noteOf = (item: DonationItem): string => {
  const { pickup, dayAsked } = item;
  if (dayAsked) return dayAsked.note ? `Asked for another day: “${dayAsked.note}”` : returns['another-day'];
  return pickup?.returned ? [returns[pickup.returned.why], pickup.returned.note].filter(Boolean).join(': ') : '';
};

type OfferProps = { item: DonationItem; selected: boolean; onToggle: () => void };

const Offer = ({ item, selected, onToggle }: OfferProps) => {
  const now = useNow();
  const note = noteOf(item);
  const days = item.pickup?.days?.length ?? 0;
  return (
    <button
      type="button"
      className="offer"
      aria-pressed={selected}
      draggable
      onClick={onToggle}
      onDragStart={(event) => event.dataTransfer.setData(OFFER_TYPE, item.id)}
    >
      <span className="grow">
        <b>{whatOf(item)}</b>
        <small>{`${donationCategories[item.category]} · ${item.submitterName} · ${ageOf(item, now)}`}</small>
        {item.area === null && <small>{pickupLines(item).join(', ') || 'No address'}</small>}
        {note && <small>{note}</small>}
      </span>
      {days > 0 && <Badge tone="info">{days === 1 ? '1 day offered' : `${days} days offered`}</Badge>}
    </button>
  );
};

/** The offers by area, each area as old as its oldest one; those whose area is not known come last. */
const byArea = (offers: readonly DonationItem[]): [string | null, DonationItem[]][] => {
  const groups = new Map<string | null, DonationItem[]>();
  for (const item of offers) {
    const area = item.area ?? null;
    groups.set(area, [...(groups.get(area) ?? []), item]);
  }
  return [...groups].sort(([one], [other]) => Number(one === null) - Number(other === null));
};

type WaitingOffersProps = {
  offers: readonly DonationItem[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Asks for the area of an offer. */
  onArea: (item: DonationItem) => void;
};

/** What is on no run yet: by area, oldest first, to be selected or dragged. */
export const WaitingOffers = ({ offers, selected, onToggle, onArea }: WaitingOffersProps) => (
  <section className="box box--flush" aria-label="Not on a run">
    <div className="box__head">
      <div>
        <h2>Not on a run</h2>
        <p>
          Oldest first. Drag, or select and press <kbd>M</kbd> and a day’s number.
        </p>
      </div>
    </div>
    {offers.length === 0 && (
      <p className="box__body mini">
        Everything that is to be collected is on a run. Approved offers with a pickup stand here until they are on one.
      </p>
    )}
    <ul className="arealist">
      {byArea(offers).map(([area, items]) => (
        <li key={area ?? ''}>
          <h3>
            <span>{`${area ?? 'No area'} `}</span>
            <span className="n">{items.length}</span>
          </h3>
          {items.map((item) => (
            <div key={item.id}>
              <Offer item={item} selected={selected.has(item.id)} onToggle={() => onToggle(item.id)} />
              {area === null && (
                <button type="button" className="link offer__area" onClick={() => onArea(item)}>
                  Choose an area<span className="sr">{` for ${item.reference}`}</span>
                </button>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  </section>
);
