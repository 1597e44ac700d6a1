import * as z from 'zod/mini';

export const BROWSER_LINK_MINUTES = 60;
export const BROWSER_LINK_OVER =
  'This link works no more. Please sign in again: if that needs a link, a new one is mailed.';
export const browserToken = z.object({
  token: z.string(BROWSER_LINK_OVER).check(z.minLength(1, BROWSER_LINK_OVER), z.maxLength(200, BROWSER_LINK_OVER)),
});
