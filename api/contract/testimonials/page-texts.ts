import { sentence } from '../words/message.ts';
import { notes } from '../words/notes.ts';

export const NO_TESTIMONIALS = sentence(notes.noTestimonials);
export const TESTIMONIALS_TROUBLE = sentence(notes.troubleLoading);
export const SHARE_HREF = '/testimonials?write=1#write';
