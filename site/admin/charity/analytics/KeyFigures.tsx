import type { Analytics, RangeSums } from '#contract/analytics/analytics.ts';
import { type FigureKey, type KeyFigure, keyFigures } from '#contract/analytics/key-figures.ts';
import { changeLabel, figureLabel, hoursLabel, rateLabel } from './chart-data.ts';
import { type Range, rangeLabel } from './ranges.ts';
import { type Cells, TableBehind } from './TableBehind.tsx';

const count = (value: number) => value.toLocaleString('en-IE');
const slowest = (hours: number | null) => (hours === null ? '' : `Nine in ten within ${hoursLabel(hours)}. `);

type Below = readonly [key: FigureKey, below: (sums: RangeSums) => string];

const always: readonly Below[] = [
  ['donations', ({ review }) => `${count(review.donations.reviewed)} reviewed so far`],
  ['collected', ({ items }) => `${count(items.brought)} brought by their donors`],
  ['declined', ({ items }) => `${count(items.withdrawn)} withdrawn by their donors`],
  ['approvalRate', ({ review }) => `Donations. Testimonials: ${rateLabel(review.testimonials.approvalRate)}`],
  [
    'firstReview',
    ({ review }) =>
      `${slowest(review.donations.slowestTenthHours)}Donations, median. Testimonials: ${hoursLabel(review.testimonials.medianHours)}`,
  ],
  ['collection', ({ collection }) => `${slowest(collection.slowestTenthHours)}From the offer to the van, median`],
  ['euroCollected', ({ items }) => `Of what was collected. Offered: ${figureLabel(items.euroOffered, 'euro')}`],
  [
    'answered',
    ({ messages }) =>
      `Of ${count(messages.received)}. ${slowest(messages.slowestTenthHours)}Median: ${hoursLabel(messages.medianHours)}`,
  ],
  ['testimonials', ({ review }) => `${count(review.testimonials.reviewed)} reviewed so far`],
];

const ofTheVan: readonly Below[] = [
  ['byVan', ({ runs }) => `${runs.runs === 1 ? 'One run' : `${count(runs.runs)} runs`} on the road`],
  ['notThere', () => 'Nobody opened the door'],
  ['refused', () => 'Not taken along by the driver'],
  ['kilometres', () => 'Straight lines between the areas'],
  ['stops', ({ runs }) => `Stops on the runs, of the ${count(runs.places)} that the vans had room for`],
  ['stopsPerHour', () => 'In the hours that were planned'],
];

const beside = (figures: Analytics, { of, unit }: KeyFigure) => {
  const [value, before] = [of(figures), of(figures.lastYear)];
  return {
    value: figureLabel(value, unit),
    before: figureLabel(before, unit, 'None'),
    change: changeLabel(value, before, unit),
  };
};

export const figureCells = (figures: Analytics, names = ['These days', 'Last year']): Cells => ({
  head: ['Figure', ...names, 'Change'],
  rows: Object.values(keyFigures).map((figure) => {
    const { value, before, change } = beside(figures, figure);
    return [figure.label, value, before, change];
  }),
});

const Tile = ({ figures, tile: [key, below] }: { figures: Analytics; tile: Below }) => {
  const { value, before, change } = beside(figures, keyFigures[key]);
  return (
    <div className="kpi">
      <dt>{keyFigures[key].label}</dt>
      <dd>{value}</dd>
      <dd className="sub">{below(figures)}</dd>
      <dd className="sub kpi__before">
        <span>{`Last year: ${before}`}</span>
        {change && <b>{` ${change}`}</b>}
      </dd>
    </div>
  );
};

export const KeyFigures = ({ figures, range }: { figures: Analytics; range: Range }) => {
  const wasOut = figures.runs.runs > 0 || figures.lastYear.runs.runs > 0;
  return (
    <section className="keyfigures" aria-labelledby="key-figures">
      <h2 className="sr" id="key-figures">
        Key figures
      </h2>
      <dl className="kpis">
        {[...always, ...(wasOut ? ofTheVan : [])].map((tile) => (
          <Tile key={tile[0]} figures={figures} tile={tile} />
        ))}
      </dl>
      <p className="hint">{`Last year: ${rangeLabel(figures.lastYear)}`}</p>
      <TableBehind title="Key figures" {...figureCells(figures)} range={range} table="figures" />
    </section>
  );
};
