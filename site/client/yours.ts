import { type YourTestimonial, yourTestimonial } from '#contract/yours.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const PATH = '/testimonials/yours';
const requests = (platform: Platform) => createRequests(platform, 'body');

/** What lies behind a private link, given whole or by its token. @throws ApiError */
export const seeYours = (platform: Platform, token: string): Promise<YourTestimonial> =>
  requests(platform).send('POST', PATH, { token }, yourTestimonial);

/** Corrects the words and what was agreed to. @throws ApiError with `problem.fields`. */
export const correctYours = (
  platform: Platform,
  correction: { token: string; content: string; consentTo: readonly string[] },
): Promise<YourTestimonial> => requests(platform).send('PUT', PATH, correction, yourTestimonial);

/** Deletes the testimonial for good. @throws ApiError */
export const withdrawYours = (platform: Platform, token: string): Promise<void> =>
  requests(platform).run('POST', `${PATH}/withdraw`, { token });
