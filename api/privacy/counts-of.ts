import type { PersonRecords } from './person-records.ts';

export const countsOf = ({ testimonials, donations, messages, comments, addresses, account }: PersonRecords) => ({
  testimonials: testimonials.length,
  donations: donations.length,
  messages: messages.length,
  comments: comments.length,
  addresses: addresses.length,
  account: account ? 1 : 0,
});
