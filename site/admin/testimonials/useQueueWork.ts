import { useState } from 'react';
import type { StaffTestimonial, StatusUpdate } from '#contract/testimonials.ts';
import type { Queue } from '../keys/useQueue.ts';
import { canDecide } from './CardActions.tsx';
import { isConflict, type Moderation } from './useModeration.ts';

/** What is open below a testimonial, which is kept as the person saw it: a decision holds only for that. */
interface Asked {
  testimonial: StaffTestimonial;
  about: StatusUpdate['action'] | 'redact';
}

/** What staff are doing with the cards of a page: one box of notes or one text open, one deletion asked about. */
export const useQueueWork = (queue: Queue, { decide, redact, remove }: Moderation) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const cancel = () => {
    setAsked(null);
    queue.goTo(queue.current);
  };
  return {
    asked,
    deleting,
    cancel,
    setDeleting,
    ask(testimonial: StaffTestimonial, about: Asked['about']) {
      if (decide.isPending || redact.isPending) return;
      if (about === 'redact' || canDecide(testimonial, about)) setAsked({ testimonial, about });
    },
    confirm(adminNotes: string) {
      if (!asked || asked.about === 'redact') return;
      queue.expectChange();
      decide.mutate(
        { testimonial: asked.testimonial, action: asked.about, adminNotes },
        // What was read is not so any more: the next try has to begin with reading again.
        { onSuccess: () => setAsked(null), onError: (error) => isConflict(error) && setAsked(null) },
      );
    },
    saveRedaction(content: string) {
      if (asked) redact.mutate({ id: asked.testimonial.id, content }, { onSuccess: cancel });
    },
    confirmDelete() {
      if (!deleting) return;
      queue.expectChange();
      remove.mutate(deleting, { onSettled: () => setDeleting(null) });
    },
  };
};

export type QueueWork = ReturnType<typeof useQueueWork>;
