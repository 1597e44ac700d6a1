import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { EyeOff } from '../../ui/icons/EyeOff.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import { UserPlus } from '../../ui/icons/UserPlus.tsx';
import { X } from '../../ui/icons/X.tsx';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { markedText, removableMarks } from './marks.ts';
import { canDecide } from './testimonial-moderation.ts';

interface CardActionsProps {
  testimonial: StaffTestimonial;
  mayDelete: boolean;
  mayUndo: boolean;
  onDecide(to: TestimonialStatus): void;
  onRedact(): void;
  onUndo(): void;
  /** Goes to who looks after it, and to the comments. */
  onTalk(): void;
  onDelete(): void;
}

/** What can be done with a testimonial. Approve and Reject open the notes; the decision is confirmed there. */
export const CardActions = ({ testimonial, mayDelete, mayUndo, ...on }: CardActionsProps) => {
  const takesOut = removableMarks(markedText(testimonial)).length > 0;
  return (
    <div className="acts">
      {canDecide(testimonial, 'approved') && (
        <Button variant="brand" icon={Check} aria-keyshortcuts="a" onClick={() => on.onDecide('approved')}>
          <span>Approve</span>
          <KeyHint>A</KeyHint>
        </Button>
      )}
      {canDecide(testimonial, 'rejected') && (
        <Button variant="line" icon={X} aria-keyshortcuts="r" onClick={() => on.onDecide('rejected')}>
          <span>Reject</span>
          <KeyHint>R</KeyHint>
        </Button>
      )}
      {mayUndo && (
        <Button variant="line" icon={Undo2} aria-keyshortcuts="u" onClick={on.onUndo}>
          Undo decision
        </Button>
      )}
      <Button variant="quiet" icon={EyeOff} aria-keyshortcuts={takesOut ? undefined : 'p'} onClick={on.onRedact}>
        Edit for privacy
      </Button>
      <Button
        variant="quiet"
        className="btn--icon"
        icon={UserPlus}
        aria-label="Assign and comment"
        title="Assign and comment"
        aria-keyshortcuts="m c"
        onClick={on.onTalk}
      />
      {mayDelete && (
        <Button
          variant="quiet"
          className="btn--icon push"
          icon={Trash2}
          aria-label="Delete"
          title="Delete"
          onClick={on.onDelete}
        />
      )}
    </div>
  );
};
