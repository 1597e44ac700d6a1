import * as z from 'zod/mini';
import { normaliseText } from './text.ts';

/** The pages that manage links open; the token follows the #, which browsers do not send. */
export const manageLinkPaths = { testimonial: '/testimonials/yours', donation: '/donations/yours' } as const;
export type ManagedKind = keyof typeof manageLinkPaths;

export const LINK_REQUIRED = 'Please paste your private link';

/** The token of a manage link, from the link or alone, without the place of a day behind it. */
const tokenIn = (link: string): string =>
  normaliseText(link.slice(link.lastIndexOf('#') + 1)).replace(/\.[a-z0-9]*$/, '');

/** The place of a day that ends the link of a mail, or null. */
export const placeIn = (link: string): string | null => /\.([a-z0-9]+)$/.exec(link.trim())?.[1] ?? null;

/** The field `token` of a call behind a manage link; the whole link is accepted too. `unknown` is the answer to a wrong one. */
export const manageToken = (unknown: string) =>
  z.string(LINK_REQUIRED).check(z.overwrite(tokenIn), z.minLength(1, LINK_REQUIRED), z.maxLength(200, unknown));
