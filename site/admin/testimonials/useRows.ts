import { useQueries } from '@tanstack/react-query';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { ApiError } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { testimonialById } from '../../client/testimonials.ts';
import type { TabName } from './TestimonialFilters.tsx';
import type { Draft, Drafts } from './useDrafts.ts';

/** A testimonial on the screen, and what is being done with it. */
export interface Row {
  testimonial: StaffTestimonial;
  draft: Draft | undefined;
  /** That it is no longer as the person saw it when they began to type: decided, corrected by its author, edited by a colleague, or deleted. */
  overtaken: 'decided' | 'corrected' | 'edited' | 'gone' | null;
}

const overtakenIn = (draft: Draft, now: StaffTestimonial): Row['overtaken'] => {
  const seen = draft.testimonial;
  if ((now.correctedAt ?? null) !== (seen.correctedAt ?? null)) return 'corrected';
  if (draft.about !== 'redact') return now.status === seen.status ? null : 'decided';
  return now.content === seen.content || now.content === draft.text ? null : 'edited';
};

/** Puts a row where it stood among the others, which keep their order: newest first. */
const putIn = (rows: Row[], row: Row): Row[] => {
  const older = rows.findIndex(({ testimonial }) => testimonial.createdAt < row.testimonial.createdAt);
  return rows.toSpliced(older === -1 ? rows.length : older, 0, row);
};

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * The testimonials of a page with what is typed below them, newest first. One that leaves the page while it has unsent words
 * stays, with what became of it; one that still stands as it did, on another page, does not.
 */
export const useRows = (tab: TabName, testimonials: readonly StaffTestimonial[], drafts: Drafts): Row[] => {
  const platform = usePlatform();
  const listed = testimonials.map((testimonial): Row => {
    const draft = drafts.of(testimonial.id);
    return { testimonial, draft, overtaken: draft ? overtakenIn(draft, testimonial) : null };
  });
  const away = drafts.written.filter((draft) => !testimonials.some(({ id }) => id === draft.testimonial.id));
  const found = useQueries({ queries: away.map(({ testimonial: { id } }) => testimonialById(platform, id)) });
  const kept = away.flatMap((draft, index): Row[] => {
    const { data, error } = found[index] ?? {};
    if (isGone(error)) return [{ testimonial: draft.testimonial, draft, overtaken: 'gone' }];
    const testimonial = data ?? draft.testimonial;
    const overtaken = overtakenIn(draft, testimonial);
    const elsewhere = data && !overtaken && (tab === 'all' || data.status === 'pending');
    return elsewhere ? [] : [{ testimonial, draft, overtaken }];
  });
  return kept.reduce(putIn, listed);
};
