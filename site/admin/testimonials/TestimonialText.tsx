import type { StaffTestimonial } from '#contract/staff-testimonials.ts';
import { TESTIMONIAL_TRUNCATE } from '#contract/testimonials.ts';
import { excerpt } from '../../testimonials/excerpt.ts';
import { passagesOf } from './passages.ts';

/** What was sent, with what the automatic review flagged. */
const Marked = ({ text, reasons }: { text: string; reasons: StaffTestimonial['review']['reasons'] }) =>
  passagesOf(text, reasons).map((passage) =>
    passage.reasons.length > 0 ? (
      <mark key={passage.start} title={passage.reasons.join(' ')}>
        {passage.text}
        <span className="sr"> (flagged: {passage.reasons.join(' ')})</span>
      </mark>
    ) : (
      passage.text
    ),
  );

interface TestimonialTextProps {
  testimonial: StaffTestimonial;
  expanded: boolean;
  onToggle(): void;
}

/** The testimonial itself. Where it was edited for privacy, what the public reads comes first and the original below. */
export const TestimonialText = ({
  testimonial: { content, originalContent, review },
  expanded,
  onToggle,
}: TestimonialTextProps) => {
  const original = originalContent ?? content;
  const long = original.length > TESTIMONIAL_TRUNCATE;
  const text =
    long && !expanded ? excerpt(original, TESTIMONIAL_TRUNCATE) : <Marked text={original} reasons={review.reasons} />;
  const toggle = long && (
    <>
      {' '}
      <button className="linkbtn" type="button" aria-expanded={expanded} onClick={onToggle}>
        {expanded ? 'Show Less' : 'Show More'}
      </button>
    </>
  );
  if (originalContent == null)
    return (
      <p className="text">
        {text}
        {toggle}
      </p>
    );
  return (
    <>
      <p className="hint">The public reads</p>
      <p className="text">{content}</p>
      <p className="hint">Original, seen by staff only</p>
      <p className="text text--original">
        {text}
        {toggle}
      </p>
    </>
  );
};
