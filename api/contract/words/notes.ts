import { part } from './message.ts';

export const notes = part('notes', {
  loadingTestimonials: 'Loading testimonials',
  wereHavingTroubleLoading: "We're having trouble loading testimonials right now.",
  writeATestimonial: 'Write a Testimonial',
  noTestimonialsHaveBeen: 'No testimonials have been published yet. Be the first to share your story!',
  editedForPrivacy: 'Edited for privacy',
  pictureSentBy: 'Picture sent by {name}',
  failedToLoadTestimonials: 'Failed to Load Testimonials',
});
