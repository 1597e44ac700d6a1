export const NO_TESTIMONIALS = 'No testimonials have been published yet. Be the first to share your story!';
export const TESTIMONIALS_TROUBLE = "We're having trouble loading testimonials right now.";
export const SHARE_HREF = '/testimonials?write=1#write';
export const SUBMITTED_WAITING = 'Your testimonial was submitted for review. We read every one.';
export const SUBMITTED_LIVE = 'Your testimonial was approved and is live at once.';
