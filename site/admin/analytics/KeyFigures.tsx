import type { Analytics } from '#contract/analytics.ts';
import { hoursWords, rateWords, submissionsData, sumOf } from './chart-data.ts';

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
      hoursWords(donations.medianHours),
      `Donations, median. Testimonials: ${hoursWords(testimonials.medianHours)}`,
    ],
    [
      'Approval rate',
      rateWords(donations.approvalRate),
      `Donations. Testimonials: ${rateWords(testimonials.approvalRate)}`,
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
