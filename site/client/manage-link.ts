import { type OwnTestimonial, ownTestimonial } from '#contract/manage-link/manage-link.ts';
import type { Whose } from '#contract/testimonials/testimonials.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** What an author changes. */
export interface Correction {
  content: string;
  whose: Whose | '';
  consentTo: readonly string[];
}

const PATH = '/testimonials/yours';
const requests = (platform: Platform) => createRequests(platform, 'body');

/** The testimonial behind a manage link, given whole or by its token. @throws ApiError */
export const readByLink = (platform: Platform, token: string): Promise<OwnTestimonial> =>
  requests(platform).send('POST', PATH, { token }, ownTestimonial);

/** Corrects the text and what was agreed to. @throws ApiError with `problem.fields`. */
export const correctByLink = (
  platform: Platform,
  correction: Correction & { token: string },
): Promise<OwnTestimonial> => requests(platform).send('PUT', PATH, correction, ownTestimonial);

/** Deletes the testimonial for good. @throws ApiError */
export const withdrawByLink = (platform: Platform, token: string): Promise<void> =>
  requests(platform).run('POST', `${PATH}/withdraw`, { token });
