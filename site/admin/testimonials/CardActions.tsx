import type { StatusUpdate } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { EyeOff } from '../../ui/icons/EyeOff.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import { X } from '../../ui/icons/X.tsx';
import { KeyHint } from '../keys/KeyHint.tsx';

/** True when a testimonial can be decided this way now: a decision can be turned round, not repeated. */
export const canDecide = (testimonial: StaffTestimonial, action: StatusUpdate['action']): boolean =>
  testimonial.status !== (action === 'approve' ? 'approved' : 'rejected');

interface CardActionsProps {
  testimonial: StaffTestimonial;
  mayDelete: boolean;
  mayTakeBack: boolean;
  onAsk(action: StatusUpdate['action']): void;
  onRedact(): void;
  onTakeBack(): void;
  onDelete(): void;
}

/** The first click on Approve or Reject: it opens the notes. */
export const CardActions = ({ testimonial, mayDelete, mayTakeBack, ...on }: CardActionsProps) => (
  <div className="acts">
    {canDecide(testimonial, 'approve') && (
      <Button variant="brand" icon={Check} aria-keyshortcuts="a" onClick={() => on.onAsk('approve')}>
        Approve
        <KeyHint>A</KeyHint>
      </Button>
    )}
    {canDecide(testimonial, 'reject') && (
      <Button variant="line" icon={X} aria-keyshortcuts="r" onClick={() => on.onAsk('reject')}>
        Reject
        <KeyHint>R</KeyHint>
      </Button>
    )}
    {mayTakeBack && (
      <Button variant="line" icon={Undo2} aria-keyshortcuts="u" onClick={on.onTakeBack}>
        Undo decision
      </Button>
    )}
    <Button variant="quiet" icon={EyeOff} aria-keyshortcuts="p" onClick={on.onRedact}>
      Edit for privacy
    </Button>
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
