import type { StoredReview } from '#contract/review.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LifeBuoy } from '../../ui/icons/LifeBuoy.tsx';
import { Sparkles } from '../../ui/icons/Sparkles.tsx';
import { TriangleAlert } from '../../ui/icons/TriangleAlert.tsx';
import { UserRoundCheck } from '../../ui/icons/UserRoundCheck.tsx';

const percent = (score: number) => `${Math.round(score * 100)}%`;

const summaryOf = ({ isAppropriate, confidenceScore, feedback }: StoredReview) => {
  if (confidenceScore === 0) return { tone: 'tone-plum', icon: UserRoundCheck, text: feedback };
  const confidence = percent(confidenceScore);
  return isAppropriate
    ? { tone: 'tone-ok', icon: Sparkles, text: `Automatic review: suitable, confidence ${confidence}` }
    : { tone: 'tone-wait', icon: TriangleAlert, text: `Automatic review: needs revision, confidence ${confidence}` };
};

/** What the automatic review found, with its reasons; and what to do when somebody may need help now. */
export const ReviewSummary = ({ review }: { review: StoredReview }) => {
  const { tone, icon, text } = summaryOf(review);
  const reasons = [...new Set(review.reasons.map(({ message }) => message))];
  return (
    <>
      <div className={`auto ${tone}`}>
        <Icon of={icon} />
        <div>
          <p>{text}</p>
          {reasons.length > 0 && (
            <ul className="list">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {review.urgent && (
        <p className="auto tone-bad">
          <Icon of={LifeBuoy} />
          <strong>This person may need help now. Please read it first, and in an emergency ring 112 or 999.</strong>
        </p>
      )}
    </>
  );
};
