import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { longDate } from '#contract/dublin.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { RecordPlace } from '#contract/privacy/personal-records.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { messageRecord } from '#contract/records/message.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import { searchedFieldsOf } from '../../search/searched-fields.ts';
import { EVERY } from '../../store/collections.ts';
import type { View } from '../../store/store.ts';
import type { Searched } from './searched.ts';

const DETAIL = 120;
const lists = ['newest', 'quarantined'] as const;

const placeOf = (
  screen: 'donation' | 'testimonial' | 'message',
  { id, quarantinedAt }: { id: string; quarantinedAt?: string | undefined },
): RecordPlace => ({ screen: quarantinedAt && screen !== 'message' ? 'quarantine' : screen, id });

const photoWords = (photos: number): string => (photos > 0 ? ` · ${photos} ${photos === 1 ? 'photo' : 'photos'}` : '');

const offerTexts = searchedFieldsOf<StoredDonation>(donationRecord, ['text']);
const storyTexts = searchedFieldsOf<StoredTestimonial>(testimonialRecord, ['text']);
const messageTexts = searchedFieldsOf<StoredMessage>(messageRecord, ['text']);

const offer = (one: StoredDonation): Searched => ({
  ...offerTexts(one),
  show: () => ({
    kind: 'donation',
    id: one.id,
    title: `${itemTitle(one.description)}, ${one.reference}`,
    detail: `${one.submitterName}, ${longDate(one.createdAt)}${photoWords(one.photos.length)}`,
    status: one.status,
    place: placeOf('donation', one),
  }),
});

const story = (one: StoredTestimonial): Searched => ({
  ...storyTexts(one),
  show: () => ({
    kind: 'testimonial',
    id: one.id,
    title: `“${excerpt(one.content, DETAIL)}”`,
    detail: `${one.name}, ${longDate(one.createdAt)}${photoWords(one.picture ? 1 : 0)}`,
    status: one.status,
    place: placeOf('testimonial', one),
  }),
});

const message = (one: StoredMessage): Searched => ({
  ...messageTexts(one),
  show: () => ({
    kind: 'message',
    id: one.id,
    title: `${one.help ? 'Request for help' : 'Message'} ${one.reference} by ${one.name}`,
    detail: `${longDate(one.createdAt)} · ${excerpt(one.message || (one.help ? helpSummary(one.help) : ''), DETAIL)}`,
    status: one.state,
    place: placeOf('message', one),
  }),
});

export const submissionsOf = (data: View): (() => Iterable<Searched>)[] => [
  () => lists.flatMap((list) => data.donations.list(list, EVERY)).map(offer),
  () => lists.flatMap((list) => data.testimonials.list(list, EVERY)).map(story),
  () => lists.flatMap((list) => data.messages.list(list, EVERY)).map(message),
];
