import { sentence } from '../words/message.ts';
import { notes } from '../words/notes.ts';
import { testimonial } from '../words/testimonial.ts';

export const NO_TESTIMONIALS = sentence(notes.noTestimonials);
export const TESTIMONIALS_TROUBLE = sentence(notes.troubleLoading);
export const SHARE_HREF = '/testimonials?write=1#write';
export const SUBMITTED_WAITING = sentence(testimonial.submittedWaiting);
export const SUBMITTED_LIVE = sentence(testimonial.submittedLive);
