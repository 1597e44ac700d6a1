import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { TESTIMONIAL_TRUNCATE } from '#contract/testimonials/testimonials.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { Written } from '../../language/Written.ts';
import { MarkedPassages } from './MarkedPassages.tsx';
import { type Mark, markedText } from './marks.ts';

interface TestimonialTextProps {
  testimonial: StaffTestimonial;
  expanded: boolean;
  onToggle(): void;
  onSwitch?: ((mark: Mark) => void) | undefined;
}

export const TestimonialText = ({ testimonial, expanded, onToggle, onSwitch }: TestimonialTextProps) => {
  const marked = markedText(testimonial);
  const { original, content } = marked;
  const { language = null } = testimonial;
  const long = original.length > TESTIMONIAL_TRUNCATE;
  const until = long && !expanded ? excerpt(original, TESTIMONIAL_TRUNCATE).length - 1 : original.length;
  const text = (
    <>
      <MarkedPassages marked={marked} language={language} until={until} onSwitch={onSwitch} />
      {long && (
        <>
          {' '}
          <button className="linkbtn" type="button" aria-expanded={expanded} onClick={onToggle}>
            {expanded ? 'Show Less' : 'Show More'}
          </button>
        </>
      )}
    </>
  );
  if (testimonial.originalContent == null) return <p className="text">{text}</p>;
  return (
    <>
      <p className="hint">The public reads</p>
      <Written as="p" className="text" language={language}>
        {content}
      </Written>
      <p className="hint">Original, seen by staff only</p>
      <p className="text text--original">{text}</p>
    </>
  );
};
