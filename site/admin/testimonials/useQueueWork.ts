import { useState } from 'react';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import type { Queue } from '../keys/useQueue.ts';
import { canDecide } from './CardActions.tsx';
import type { Desk } from './useDesk.ts';
import type { Draft } from './useDrafts.ts';

/** What staff are doing with the cards of a page: what is open below them, and one deletion asked about. */
export const useQueueWork = (queue: Queue, { drafts, moderation: { decide, redact, remove } }: Desk) => {
  const [deleting, setDeleting] = useState<string | null>(null);
  const close = (id: string) => {
    drafts.drop(id);
    queue.goTo(queue.current);
  };
  return {
    deleting,
    close,
    setDeleting,
    ask(testimonial: StaffTestimonial, about: Draft['about']) {
      if (about === 'redact' || canDecide(testimonial, about)) drafts.open(testimonial, about);
    },
    confirm(draft: Draft, adminNotes: string) {
      const { about } = draft;
      if (about === 'redact') return;
      queue.expectChange();
      decide.mutate({ draft: { ...draft, about }, adminNotes });
    },
    saveRedaction: (seen: StaffTestimonial, content: string) =>
      redact.mutate({ seen, content }, { onSuccess: () => queue.goTo(queue.current) }),
    confirmDelete() {
      if (!deleting) return;
      queue.expectChange();
      remove.mutate(deleting, { onSettled: () => setDeleting(null) });
    },
  };
};

export type QueueWork = ReturnType<typeof useQueueWork>;
