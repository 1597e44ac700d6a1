import type { CSSProperties } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { Area } from '#contract/runs/run-settings.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { mapPlace, type Place, type Spot, spreadOut } from '../../../shops/map-place.ts';
import { Illustration } from '../../../ui/Illustration.tsx';
import type { OfferSelection } from './useOfferSelection.ts';
import { byArea } from './WaitingOffers.tsx';

/** Least distance between the points of two areas, in a drawing that is 640 wide. */
const GAP = 62;

const styleOf = ({ x, y }: Spot, more: Record<string, number> = {}) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, ...more }) as CSSProperties;

type AreaPointProps = { area: Area; spot: Spot; items: readonly DonationItem[]; selection: OfferSelection };

const AreaPoint = ({ area: { name }, spot, items, selection: { selected, toggle } }: AreaPointProps) => {
  const count = items.filter(({ id }) => selected.has(id)).length;
  return (
    <button
      type="button"
      className="points__area"
      style={styleOf(spot, { '--count': items.length })}
      aria-label={`${name}: ${items.length}`}
      aria-pressed={count === items.length || (count > 0 && 'mixed')}
      onClick={() => toggle(items.map(({ id }) => id))}
    >
      <span className="points__name" data-east={spot.x > 50}>
        {name}
      </span>
      <span>{items.length}</span>
    </button>
  );
};

const Way = ({ run, shop }: { run: RunSummary; shop: Shop }) => {
  const places: Place[] = [shop, ...run.stops.flatMap(({ point }) => point ?? []), shop];
  const points = places.map((place) => {
    const { x, y } = mapPlace(place);
    return `${x},${y}`;
  });
  return (
    <svg className="points__way" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};

const omittedText = (count: number): string =>
  count === 0
    ? ''
    : count === 1
      ? ' One offer without a known area is not on the map.'
      : ` ${count} offers without a known area are not on the map.`;

type OfferMapProps = {
  offers: readonly DonationItem[];
  areas: readonly Area[];
  shops: readonly Shop[];
  selection: OfferSelection;
  run: RunSummary | undefined;
};

export const OfferMap = ({ offers, areas, shops, selection, run }: OfferMapProps) => {
  const points = byArea(offers)
    .flatMap(([name, items]) => {
      const area = areas.find((one) => one.name === name);
      return area ? [{ area, items }] : [];
    })
    .toSorted((one, other) => other.items.length - one.items.length);
  const spots = spreadOut(
    points.map(({ area }) => mapPlace(area)),
    GAP,
  );
  const onMap = points.reduce((sum, { items }) => sum + items.length, 0);
  const home = shops.find(({ key }) => key === run?.shop);
  return (
    <figure className="points" aria-label="Map of what waits">
      <div className="points__land">
        <Illustration name="map-south-east" />
        {shops.map((shop) => (
          <span key={shop.key} className="points__shop" style={styleOf(mapPlace(shop))} title={shop.name} />
        ))}
        {run && home && <Way run={run} shop={home} />}
        {spots.map((spot, at) => {
          const point = points[at];
          return point && <AreaPoint key={point.area.name} {...point} spot={spot} selection={selection} />;
        })}
      </div>
      <figcaption className="mini">{`Circles are what waits, squares are the shops.${omittedText(offers.length - onMap)}`}</figcaption>
    </figure>
  );
};
