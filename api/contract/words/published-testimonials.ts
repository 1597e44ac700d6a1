import { part } from './message.ts';

export const publishedTestimonials = part('notes', {
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
});
