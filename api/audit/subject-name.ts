import type { StoredAuditEntry } from '#contract/audit/audit.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import type { View } from '../store/store.ts';

/**
 * Current name of an entry's subject; null if it is gone or has none. Never stored, so that erasing a record also takes its
 * name out of the log.
 */
export const subjectName = (data: View, { subjectKind, subjectId }: StoredAuditEntry): string | null => {
  if (subjectKind === 'testimonial') return data.testimonials.get(subjectId)?.name ?? null;
  if (subjectKind === 'person') return data.people.get(subjectId)?.name ?? null;
  if (subjectKind === 'post') return data.posts.get(subjectId)?.title || null;
  if (subjectKind !== 'donation') return null;
  const offer = data.donations.get(subjectId);
  return offer ? itemTitle(offer.description) : null;
};
