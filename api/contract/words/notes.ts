import { part, rule } from './message.ts';

export const notes = part('notes', {
  loadingTestimonials: 'Loading testimonials',
  troubleLoading: "We're having trouble loading testimonials right now.",
  writeATestimonial: 'Write a Testimonial',
  noTestimonials: 'No testimonials have been published yet. Be the first to share your story!',
  editedForPrivacy: 'Edited for privacy',
  pictureSentBy: 'Picture sent by {name}',
  failedToLoad: 'Failed to Load Testimonials',
  anonymous: 'Anonymous',
  readAll: 'Read all of it',
  readAllBy: ', by {name}',
  helplinesTitle: rule('Are you safe just now?'),
  helplinesLead: rule(
    'Please do not wait for our answer. These people answer now, day and night, and it costs nothing.',
  ),
  urgentThanks: 'Thank you for telling us.',
  urgentRead: rule(
    'A person reads every word, though not at night. It may be our next opening day before somebody does.',
  ),
  inDangerNow: rule('In danger now'),
  samaritans: rule('Samaritans, day or night, free'),
  pieta: rule('Pieta, day or night, free'),
  byText: rule('By text message, day or night, free'),
  eitherNumber: rule('{first} or {second}'),
  textTo: rule('{word} to {number}'),
});
