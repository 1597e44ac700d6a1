import * as z from 'zod/mini';
import { pageQuery } from '../calls/paging.ts';
import { donationItem } from '../donations/donation-desk.ts';
import { shopKey } from '../settings/settings.ts';
import { freeText, optionalText } from '../text/text.ts';

/** `area` is the name of one, or `none` for what has none; empty or omitted means all. `q` searches as the desk of donations does. */
export const waitingQuery = z.object({
  ...pageQuery.shape,
  area: z._default(freeText(60), ''),
  q: optionalText(200),
});
export type WaitingQuery = z.infer<typeof waitingQuery>;

/** Approved offers to be collected that are on no run, oldest first; the areas with what waits there, whatever was asked for. */
export const waitingPickups = z.object({
  offers: z.array(donationItem),
  total: z.int(),
  areas: z.array(
    z.object({
      /** Null for those whose area is not known. */
      name: z.nullable(z.string()),
      count: z.int(),
      /** The time of the oldest offer there. */
      oldest: z.string(),
      /** The nearest shop; null where the area is not known. */
      shop: z.nullable(shopKey),
    }),
  ),
});
export type WaitingPickups = z.infer<typeof waitingPickups>;
