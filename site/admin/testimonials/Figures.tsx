import type { Dashboard } from '#contract/audit/audit.ts';

export const Figures = ({ counts }: { counts: Dashboard | undefined }) => {
  const figures = [
    ['Pending Review', counts?.pendingTestimonials],
    ['Approved', counts?.approvedTestimonials],
    ['Total Submissions', counts?.testimonials],
  ] as const;
  return (
    <dl className="figs">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value?.toLocaleString('en-IE') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
