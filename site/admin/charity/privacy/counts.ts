import type { PersonalData } from '#contract/privacy/privacy.ts';

const nouns = {
  testimonials: ['testimonial', 'testimonials'],
  donations: ['donation', 'donations'],
  messages: ['message', 'messages'],
  photos: ['photo', 'photos'],
  accounts: ['staff account', 'staff accounts'],
} as const;
type Counts = Record<keyof typeof nouns, number>;

const photosIn = (records: readonly { photos: number }[]) => records.reduce((sum, { photos }) => sum + photos, 0);

export const countsOf = ({ testimonials, donations, messages, account }: PersonalData): Counts => ({
  testimonials: testimonials.length,
  donations: donations.length,
  messages: messages.length,
  photos: photosIn(testimonials) + photosIn(donations),
  accounts: account ? 1 : 0,
});

export const inWords = (counts: Counts): string =>
  (Object.keys(nouns) as (keyof Counts)[])
    .flatMap((name) => (counts[name] > 0 ? [`${counts[name]} ${nouns[name][counts[name] === 1 ? 0 : 1]}`] : []))
    .join(', ');
