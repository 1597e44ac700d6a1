import { useState } from 'react';
import type { StatusUpdate } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';

/** What is open below a testimonial and what was typed there. The testimonial is kept as the person saw it: a decision holds only for that. */
export interface Draft {
  testimonial: StaffTestimonial;
  about: StatusUpdate['action'] | 'redact';
  /** The notes, or the text for the public. */
  text: string;
  /** How consent was given. */
  consent: string;
}

export interface Drafts {
  of(id: string): Draft | undefined;
  /** Those with words in them. */
  written: readonly Draft[];
  /** Opens a box below a testimonial; others close unless something was typed there. Words that are there stay: no other box takes their place. */
  open(testimonial: StaffTestimonial, about: Draft['about']): void;
  write(id: string, part: Partial<Pick<Draft, 'testimonial' | 'text' | 'consent'>>): void;
  drop(id: string): void;
  restore(draft: Draft): void;
}

export const hasWords = ({ about, text, consent, testimonial }: Draft): boolean =>
  about === 'redact' ? text !== testimonial.content : `${text}${consent}`.trim() !== '';

/** Keeps what is typed below testimonials, also while their cards come and go. */
export const useDrafts = (): Drafts => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());

  return {
    of: (id) => drafts.get(id),
    written: [...drafts.values()].filter(hasWords),
    open: (testimonial, about) =>
      setDrafts((before) => {
        const others = [...before].filter(([id, draft]) => id !== testimonial.id && hasWords(draft));
        const same = before.get(testimonial.id);
        const written = same && hasWords(same) ? same : null;
        if (written && (written.about === 'redact') !== (about === 'redact')) return before;
        const begun = written ?? { text: about === 'redact' ? testimonial.content : '', consent: '' };
        return new Map([...others, [testimonial.id, { ...begun, testimonial, about }]]);
      }),
    write: (id, part) =>
      setDrafts((before) => {
        const draft = before.get(id);
        return draft ? new Map(before).set(id, { ...draft, ...part }) : before;
      }),
    drop: (id) => setDrafts((before) => new Map([...before].filter(([other]) => other !== id))),
    restore: (draft) => setDrafts((before) => new Map(before).set(draft.testimonial.id, draft)),
  };
};
