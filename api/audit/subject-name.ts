import type { StoredAuditEntry } from '#contract/audit/audit.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import type { View } from '../store/store.ts';

/** What the subject of an entry is called now; null for what is gone, and for what has no name. Never stored, so that erasing a record also takes its name from the log. */
export const subjectName = (data: View, { subjectKind, subjectId }: StoredAuditEntry): string | null => {
  if (subjectKind === 'testimonial') return data.testimonials.get(subjectId)?.name ?? null;
  if (subjectKind === 'person') return data.people.get(subjectId)?.name ?? null;
  if (subjectKind === 'post') return data.posts.get(subjectId)?.title || null;
  if (subjectKind !== 'donation') return null;
  const offer = data.donations.get(subjectId);
  return offer ? itemTitle(offer.description) : null;
};
