import type { Analytics } from '#contract/analytics.ts';
import { hoursLabel, rateLabel, submissionsData, sumOf } from './chart-data.ts';

/** The figures that sum a range up. */
export const KeyFigures = ({ figures }: { figures: Analytics }) => {
  const submissions = submissionsData(figures);
  const { donations, testimonials } = figures.review;
  const shown = [
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
  ] as const;
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
