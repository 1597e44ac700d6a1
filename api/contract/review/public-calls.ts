import { call } from '../calls/call.ts';
import { autoReviewRequest } from '../testimonials/testimonial-text.ts';
import { reviewResult } from './review.ts';

export const reviewTestimonialText = call({
  name: 'reviewTestimonialText',
  method: 'post',
  path: '/testimonials/auto-review',
  may: 'anyone',
  body: autoReviewRequest,
  answer: reviewResult,
});
