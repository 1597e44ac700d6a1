import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { CrisisCard } from './CrisisCard.tsx';
import { type Mark, markedText, removableMarks } from './marks.ts';
import { reasonLines } from './reason-labels.ts';

const percent = (score: number) => `${Math.round(score * 100)}%`;

interface Summary {
  tone: string;
  icon: IconName;
  text: string;
}

const summaryOf = (
  { isAppropriate, confidenceScore, feedback }: StaffTestimonial['review'],
  saysConfidence: boolean,
): Summary => {
  if (confidenceScore === 0) return { tone: 'tone-plum', icon: 'user-round-check', text: feedback };
  const confidence = saysConfidence ? `, confidence ${percent(confidenceScore)}` : '';
  return isAppropriate
    ? { tone: 'tone-ok', icon: 'sparkles', text: `Automatic review: suitable${confidence}` }
    : { tone: 'tone-wait', icon: 'triangle-alert', text: `Automatic review: needs revision${confidence}` };
};

const takeOutLabel = (count: number): string => {
  if (count === 1) return 'Take it out';
  return count === 2 ? 'Take both out' : `Take all ${count} out`;
};

interface ReviewSummaryProps {
  testimonial: StaffTestimonial;
  /** Undefined while the text is being edited. */
  onTakeOut?: ((marks: readonly Mark[]) => void) | undefined;
}

export const ReviewSummary = ({ testimonial, onTakeOut }: ReviewSummaryProps) => {
  const { review } = testimonial;
  const { tone, icon, text } = summaryOf(review, useHasTools());
  const marked = markedText(testimonial);
  const removable = removableMarks(marked);
  return (
    <>
      <div className={`auto ${tone}`}>
        <Icon name={icon} />
        <div>
          <p>{text}</p>
          {review.reasons.length > 0 && (
            <ul className="list">
              {reasonLines(marked.original, review.reasons).map(({ message, passages }) => (
                <li key={message}>
                  <span>{message}</span>
                  {passages.length > 0 && <q>{passages.join(' … ')}</q>}
                </li>
              ))}
            </ul>
          )}
          {onTakeOut && removable.length > 0 && (
            <p>
              <button className="linkbtn" type="button" aria-keyshortcuts="p" onClick={() => onTakeOut(removable)}>
                {takeOutLabel(removable.length)}
              </button>
              <KeyHint>P</KeyHint>
            </p>
          )}
        </div>
      </div>
      {review.urgent && <CrisisCard testimonial={testimonial} />}
    </>
  );
};
