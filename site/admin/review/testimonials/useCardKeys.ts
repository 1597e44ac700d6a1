import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { ASSIGNMENT_FIELD } from '../assignment/AssigneeField.tsx';
import { focusField } from '../assignment/focus-field.ts';
import { COMMENT_FIELD } from '../comments/CommentForm.tsx';
import { type Mark, markedText, removableMarks } from './marks.ts';
import { useModeration } from './testimonial-moderation.ts';
import type { Card } from './useCards.ts';

export const isBeingEdited = ({ draft }: Card): boolean => draft?.purpose === 'redaction';

export const useCardKeys = (
  current: Card | undefined,
  {
    shortcuts,
    ...on
  }: {
    shortcuts: boolean;
    onMove(by: number): void;
    onExpand(): void;
    onSelect(upToHere: boolean): void;
    onSelectPage(): void;
    onTakeOut(testimonial: StaffTestimonial, marks: readonly Mark[]): void;
    onLeave(): void;
  },
) => {
  const { bulk, drafts, undo, openDecision, cancelDecision, undoDecision, mayUndo } = useModeration();
  const testimonial = current?.testimonial;
  // With a selection these keys decide about that.
  const decide = (to: TestimonialStatus) =>
    bulk.selection.picked.length === 0 && testimonial ? openDecision(testimonial, to) : false;
  useShortcuts(
    {
      j: () => on.onMove(1),
      k: () => on.onMove(-1),
      a: () => decide('approved'),
      r: () => decide('rejected'),
      // The marked words first; where none is left, the text itself.
      p: () => {
        if (!testimonial) return;
        const marks = isBeingEdited(current) ? [] : removableMarks(markedText(testimonial));
        if (marks.length > 0) on.onTakeOut(testimonial, marks);
        else drafts.openForm(testimonial, 'redaction', { redaction: testimonial.content });
      },
      e: () => testimonial && on.onExpand(),
      c: () => focusField(COMMENT_FIELD),
      m: () => bulk.selection.picked.length === 0 && focusField(ASSIGNMENT_FIELD),
      x: ({ shiftKey }) => on.onSelect(shiftKey),
      '*': on.onSelectPage,
      u: () => {
        if (!undo.undoLatest() && testimonial && mayUndo(testimonial, new Date())) undoDecision(testimonial);
      },
      escape: () => {
        if (!testimonial || !current.draft) return false;
        cancelDecision(testimonial.id);
        on.onLeave();
      },
    },
    shortcuts,
  );
};
