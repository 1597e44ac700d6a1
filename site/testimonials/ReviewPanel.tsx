import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { reviewVariant } from './review-variant.ts';
import type { TestimonialState } from './testimonial-form.ts';

type ReviewPanelProps = Pick<TestimonialState, 'phase' | 'review'> & {
  onUse: (wording: string) => void;
};

export const ReviewPanel = ({ phase, review, onUse }: ReviewPanelProps) => {
  const { variant, icon, title, text } = reviewVariant({ phase, review });
  const suggestion = variant === 'busy' || review?.helplines ? undefined : review?.suggestedChanges;
  return (
    <div className={`review review--${variant}`} id="testimonial-review">
      <span className="disc" aria-hidden="true">
        <Icon name={icon} spin={variant === 'busy'} />
      </span>
      <div>
        <div role="status">
          <T as="b" of={title} />
          <ReviewWords text={text} helplines={review?.helplines} />
        </div>
        {suggestion && (
          <>
            <p className="lines">
              <T as="strong" of={testimonial.suggestedChange} /> <span>{suggestion}</span>
            </p>
            <p>
              <Button variant="line" small onClick={() => onUse(suggestion)} of={testimonial.useWording} />
            </p>
          </>
        )}
      </div>
    </div>
  );
};
