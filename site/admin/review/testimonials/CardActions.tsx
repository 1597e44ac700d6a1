import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { markedText, removableMarks } from './marks.ts';
import { canDecide } from './testimonial-moderation.ts';

interface CardActionsProps {
  testimonial: StaffTestimonial;
  mayDelete: boolean;
  mayUndo: boolean;
  onDecide(to: TestimonialStatus): void;
  onRedact(): void;
  onUndo(): void;
  onTalk(): void;
  onDelete(): void;
}

export const CardActions = ({ testimonial, mayDelete, mayUndo, ...on }: CardActionsProps) => {
  const takesOut = removableMarks(markedText(testimonial)).length > 0;
  return (
    <div className="acts">
      {canDecide(testimonial, 'approved') && (
        <Button variant="brand" icon="check" aria-keyshortcuts="a" onClick={() => on.onDecide('approved')}>
          <span>Approve</span>
          <KeyHint>A</KeyHint>
        </Button>
      )}
      {canDecide(testimonial, 'rejected') && (
        <Button variant="line" icon="x" aria-keyshortcuts="r" onClick={() => on.onDecide('rejected')}>
          <span>Reject</span>
          <KeyHint>R</KeyHint>
        </Button>
      )}
      {mayUndo && (
        <Button variant="line" icon="undo-2" aria-keyshortcuts="u" onClick={on.onUndo}>
          Undo decision
        </Button>
      )}
      <Button variant="quiet" icon="eye-off" aria-keyshortcuts={takesOut ? undefined : 'p'} onClick={on.onRedact}>
        Edit for privacy
      </Button>
      <Button
        variant="quiet"
        className="btn--icon"
        icon="user-plus"
        aria-label="Assign and comment"
        title="Assign and comment"
        aria-keyshortcuts="m c"
        onClick={on.onTalk}
      />
      {mayDelete && (
        <Button
          variant="quiet"
          className="btn--icon push"
          icon="trash-2"
          aria-label="Delete"
          title="Delete"
          onClick={on.onDelete}
        />
      )}
    </div>
  );
};
