import { sentence } from '../words/message.ts';
import { publishedTestimonials } from '../words/published-testimonials.ts';

export const NO_TESTIMONIALS = sentence(publishedTestimonials.noTestimonials);
export const TESTIMONIALS_TROUBLE = sentence(publishedTestimonials.troubleLoading);
export const SHARE_HREF = '/testimonials?write=1#write';
