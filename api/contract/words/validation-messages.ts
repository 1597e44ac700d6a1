import { part, rule } from './message.ts';

export const validationMessages = part('rules', {
  dayNotOffered: 'This day cannot be chosen any more. Please choose one of those that are left, or ask for another.',
  dayTaken: 'Somebody else has just taken the last place on this day. Please choose another.',
  dayRequired: 'Please choose a day',
  donationLinkUnknown:
    'This link does not lead to a donation. Please check that you have the full link; perhaps the donation was deleted.',
  testimonialLinkUnknown:
    'This link does not lead to a testimonial. Please check that you have the full link; perhaps the testimonial was deleted.',
  linkRequired: 'Please paste your private link',
  contentRequired: 'Testimonial content is required',
  contentTooLong: rule('Testimonial must be at most {count} characters long'),
  contentTooShort: rule('Testimonial must be at least {count} characters long'),
  reviewUnavailable: 'Review service temporarily unavailable. Content will be manually reviewed.',
});
