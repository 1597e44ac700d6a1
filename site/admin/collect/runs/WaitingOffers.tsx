import { useId, useRef } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { donationCategories } from '#contract/donations/donations.ts';
import { thingsOf } from '#contract/donations/other-things.ts';
import type { ReturnReason } from '#contract/donations/pickup.ts';
import { pickupLines } from '#contract/donations/pickup-address.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Illustration } from '../../../ui/Illustration.tsx';
import { deviceSwitch } from '../../device-switch.ts';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../shell/list/FilterSelect.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useNow } from '../../useNow.ts';
import { OFFER_TYPE } from './DayColumn.tsx';
import { daysWaiting, type OfferFilters } from './useOfferFilters.ts';
import type { OfferSelection } from './useOfferSelection.ts';

const returns: Record<ReturnReason, string> = {
  'not-there': 'Nobody was there',
  refused: 'Was not handed over',
  'not-reached': 'The van did not get there',
  cancelled: 'The run was cancelled',
  'another-day': 'Asked for another day',
  removed: 'Taken off a run',
};

const ageOf = (item: DonationItem, now: Date): string => {
  const days = daysWaiting(item, now);
  return days < 1 ? 'today' : days === 1 ? '1 day' : `${days} days`;
};

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
    <label
      className="offer"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(OFFER_TYPE, item.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <input type="checkbox" className="pick" checked={selected} onChange={onToggle} />
      <Illustration name={`category-${item.category}`} alt={donationCategories[item.category]} />
      <span>
        <b>{whatOf(item)}</b>
        <small>{`${item.submitterName} · ${ageOf(item, now)}`}</small>
        {item.area === null && <small>{pickupLines(item).join(', ') || 'No address'}</small>}
        {note && <small>{note}</small>}
        {days > 0 && <Badge tone="info">{days === 1 ? '1 day offered' : `${days} days offered`}</Badge>}
      </span>
    </label>
  );
};

/** Sorts areas by their oldest offer; offers without a known area come last. */
export const byArea = (offers: readonly DonationItem[]): [string | null, DonationItem[]][] => {
  const groups = new Map<string | null, DonationItem[]>();
  for (const item of offers) {
    const area = item.area ?? null;
    groups.set(area, [...(groups.get(area) ?? []), item]);
  }
  return [...groups].sort(([one], [other]) => Number(one === null) - Number(other === null));
};

type AreaHeadProps = { area: string | null; items: readonly DonationItem[]; selection: OfferSelection };

const AreaHead = ({ area, items, selection: { selected, toggle } }: AreaHeadProps) => {
  const id = useId();
  const count = items.filter((item) => selected.has(item.id)).length;
  const all = count === items.length;
  return (
    <div className="arealist__head">
      <input
        type="checkbox"
        className="pick"
        id={id}
        data-area={area ?? ''}
        aria-label={`Select all ${items.length} ${area ? `in ${area}` : 'without an area'}`}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        onChange={() => toggle(items.map((item) => item.id))}
      />
      <h2>
        <label htmlFor={id}>{`${area ?? 'No area'} `}</label>
        <span className="n">{count > 0 ? `${count} of ${items.length}` : items.length}</span>
      </h2>
    </div>
  );
};

export const useMapSwitch = deviceSwitch('portal.runs-map', false);

type OfferFilterRowProps = { offers: readonly DonationItem[]; shops: readonly Shop[]; filters: OfferFilters };

const OfferFilterRow = ({ offers, shops, filters }: OfferFilterRowProps) => {
  const categories = [...new Set(offers.flatMap(thingsOf).map(({ category }) => category))];
  const [mapOn, setMapOn] = useMapSwitch();
  return (
    <div className="board__tools">
      <FilterRow label="Find an offer" value={filters.q} onSearch={(q) => filters.set({ q })} shape="three">
        <Button variant="line" className="board__mapswitch" aria-pressed={mapOn} onClick={() => setMapOn(!mapOn)}>
          Map
        </Button>
        <FilterSelect
          label="Shop"
          all="All shops"
          value={filters.shop}
          options={shops.map(({ key, name }) => [key, name])}
          onChange={(shop) => filters.set({ shop })}
        />
        <FilterSelect
          label="How long it waits"
          all="Any age"
          value={filters.age}
          options={[
            ['7', 'Over a week'],
            ['14', 'Over 2 weeks'],
            ['28', 'Over 4 weeks'],
          ]}
          onChange={(age) => filters.set({ age })}
        />
        <FilterSelect
          label="What it is"
          all="All things"
          value={filters.category}
          options={categories.map((category) => [category, donationCategories[category]])}
          onChange={(category) => filters.set({ category })}
        />
      </FilterRow>
    </div>
  );
};

const goOn = (list: HTMLElement | null, by: 1 | -1, toArea: boolean): unknown => {
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('.pick') ?? [])];
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const [ahead, behind] = [boxes.slice(at + 1), boxes.slice(0, Math.max(at, 0)).reverse()];
  const way = (by > 0 ? ahead : behind).filter((box) => !toArea || box.dataset.area !== undefined);
  if (!way[0]) return false;
  way[0].focus();
};

type WaitingOffersProps = {
  offers: readonly DonationItem[];
  shown: readonly DonationItem[];
  shops: readonly Shop[];
  filters: OfferFilters;
  selection: OfferSelection;
  keysOn: boolean;
  onArea: (item: DonationItem) => void;
};

export const WaitingOffers = ({ offers, shown, shops, filters, selection, keysOn, onArea }: WaitingOffersProps) => {
  const list = useRef<HTMLUListElement>(null);
  useShortcuts(
    {
      j: ({ shiftKey }) => goOn(list.current, 1, shiftKey),
      k: ({ shiftKey }) => goOn(list.current, -1, shiftKey),
      x: () => {
        const box = document.activeElement;
        if (!(box instanceof HTMLInputElement && list.current?.contains(box))) return false;
        box.click();
      },
    },
    keysOn,
  );
  return (
    <section className="box box--flush board__list" aria-label="Not on a run">
      {offers.length > 0 && <OfferFilterRow offers={offers} shops={shops} filters={filters} />}
      {filters.hasFailed && (
        <p className="box__body mini" role="status">
          The search did not work just now. Please try again.
        </p>
      )}
      {shown.length === 0 && (
        <p className="box__body mini" role="status">
          {filters.isOn && offers.length > 0
            ? 'Nothing that waits is like this.'
            : 'Everything that is to be collected is on a run. Approved offers with a pickup stand here until they are on one.'}
        </p>
      )}
      <ul className="arealist" ref={list}>
        {byArea(shown).map(([area, items]) => (
          <li key={area ?? ''}>
            <AreaHead area={area} items={items} selection={selection} />
            {items.map((item) => (
              <div key={item.id}>
                <Offer
                  item={item}
                  selected={selection.selected.has(item.id)}
                  onToggle={() => selection.toggle([item.id])}
                />
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
};
