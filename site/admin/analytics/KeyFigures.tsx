import type { Analytics, RunFigures } from '#contract/analytics/analytics.ts';
import { hoursLabel, rateLabel, submissionsData, sumOf } from './chart-data.ts';

type Figure = readonly [label: string, value: string, sub: string];

const count = (value: number) => value.toLocaleString('en-IE');

/** How the van did; nothing where it was never out. */
const vanFigures = ({ runs, collected, notThere, refused, kilometres, stopsPerHour }: RunFigures): Figure[] =>
  runs === 0
    ? []
    : [
        ['Collected by van', count(collected), `${runs === 1 ? 'One run' : `${count(runs)} runs`} on the road`],
        ['Not there', count(notThere), `${count(refused)} refused at the door`],
        ['Kilometres', count(kilometres), 'Straight lines between the areas'],
        ['Stops an hour', stopsPerHour === null ? 'None' : String(stopsPerHour), 'In the hours that were planned'],
      ];

/** The figures that sum a range up. */
export const KeyFigures = ({ figures }: { figures: Analytics }) => {
  const submissions = submissionsData(figures);
  const { donations, testimonials } = figures.review;
  const shown: Figure[] = [
    [
      'Item donations',
      sumOf(submissions, 'donations').toLocaleString('en-IE'),
      `${donations.reviewed} reviewed so far`,
    ],
    [
      'Testimonials',
      sumOf(submissions, 'testimonials').toLocaleString('en-IE'),
      `${testimonials.reviewed} reviewed so far`,
    ],
    [
      'Time to first review',
      hoursLabel(donations.medianHours),
      `Donations, median. Testimonials: ${hoursLabel(testimonials.medianHours)}`,
    ],
    [
      'Approval rate',
      rateLabel(donations.approvalRate),
      `Donations. Testimonials: ${rateLabel(testimonials.approvalRate)}`,
    ],
    ...vanFigures(figures.runs),
  ];
  return (
    <>
      <h2 className="sr">Key figures</h2>
      <dl className="kpis">
        {shown.map(([label, value, sub]) => (
          <div className="kpi" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className="sub">{sub}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
