import { speaksOfHealth } from '#contract/health/health-words.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { decidedText, statusVariants } from './status-variants.ts';

const whoseWords = {
  other: 'About somebody else, who has read it and agrees, as the writer says.',
  died: 'About somebody who has died; the family has nothing against it, as far as the writer knows.',
};

export const Remarks = ({ testimonial }: { testimonial: StaffTestimonial }) => {
  const { consent, namedAgreed, adminNotes, status, picturesWaiting } = testimonial;
  const decided = decidedText(testimonial);
  return (
    <>
      {consent === 'none' && (
        <p className="auto tone-wait">
          <Icon name="file-question" />
          No consent was recorded with this testimonial.
        </p>
      )}
      {consent !== 'none' && consent.whose && consent.whose !== 'own' && (
        <p className="auto">
          <Icon name="user-check" />
          <span>{whoseWords[consent.whose]}</span>
        </p>
      )}
      {consent !== 'none' && !consent.to.includes('health') && speaksOfHealth(testimonial.content) && (
        <p className="auto tone-wait">
          <Icon name="file-question" />
          It may tell something about health, and no consent to that was recorded.
        </p>
      )}
      {namedAgreed && (
        <p className="auto">
          <Icon name="user-check" />
          The writer says that the people named have agreed.
        </p>
      )}
      {picturesWaiting && status !== 'approved' ? (
        <p className="auto tone-wait">
          <Icon name="images" />
          You can approve it once you have seen its picture.
        </p>
      ) : null}
      {decided && (
        <p className="auto">
          <Icon name={statusVariants[status].icon} />
          <span>{decided}</span>
        </p>
      )}
      {adminNotes && (
        <p className="auto auto--notes">
          <Icon name="sticky-note" />
          <span>{adminNotes}</span>
        </p>
      )}
    </>
  );
};
