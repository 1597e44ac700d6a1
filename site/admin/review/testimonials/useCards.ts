import type { ListOrder } from '#contract/calls/paging.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { Overtaken } from '../moderation/subject.ts';
import { type DraftedRecord, useDraftedRecords } from '../moderation/useDraftedRecords.ts';
import { isWritten, type OpenDraft } from '../moderation/useDrafts.ts';
import type { TabName } from './TestimonialFilters.tsx';
import { type TestimonialPurpose, testimonialSubject, useModeration } from './testimonial-moderation.ts';

export interface Card {
  testimonial: StaffTestimonial;
  draft: OpenDraft<StaffTestimonial, TestimonialPurpose> | undefined;
  overtaken: Overtaken | null;
}

const toCard = ({ record, draft, overtaken }: DraftedRecord<StaffTestimonial, TestimonialPurpose>): Card => ({
  testimonial: record,
  draft,
  overtaken,
});

const insertIn =
  (order: ListOrder) =>
  (cards: Card[], card: Card): Card[] => {
    const { createdAt } = card.testimonial;
    const next = cards.findIndex(({ testimonial }) =>
      order === 'newest' ? testimonial.createdAt < createdAt : testimonial.createdAt > createdAt,
    );
    return cards.toSpliced(next === -1 ? cards.length : next, 0, card);
  };

interface Listed {
  tab: TabName;
  order: ListOrder;
  testimonials: readonly StaffTestimonial[];
}

/**
 * A testimonial that leaves the page while something is typed about it stays, with what became of it; one that is only on
 * another page does not.
 */
export const useCards = ({ tab, order, testimonials }: Listed): Card[] => {
  const { drafts } = useModeration();
  const isListed = (id: string) => testimonials.some((one) => one.id === id);
  const shown = drafts.open.filter((draft) => isListed(draft.seen.id) || isWritten(draft));
  const drafted = useDraftedRecords(testimonialSubject, shown, testimonials);
  const listed = testimonials.map((testimonial): Card => {
    const found = drafted.find(({ record }) => record.id === testimonial.id);
    return found ? toCard(found) : { testimonial, draft: undefined, overtaken: null };
  });
  const stillInTab = ({ record }: { record: StaffTestimonial }) => tab === 'all' || record.status === 'pending';
  const added = drafted.filter(({ record, overtaken, known }) => {
    const isOnAnotherPage = known && !overtaken && stillInTab({ record });
    return !isListed(record.id) && !isOnAnotherPage;
  });
  return added.map(toCard).reduce(insertIn(order), listed);
};
