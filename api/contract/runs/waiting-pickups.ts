import * as z from 'zod/mini';
import { pageQuery } from '../calls/paging.ts';
import { donationItem } from '../donations/donation-desk.ts';
import { shopKey } from '../settings/settings.ts';
import { freeText, optionalText } from '../text/text.ts';

/** `area` is a name, or `none` for offers without one; empty or omitted means all. `q` searches as the desk of donations does. */
export const waitingQuery = z.object({
  ...pageQuery.shape,
  area: z._default(freeText(60), ''),
  q: optionalText(200),
});
export type WaitingQuery = z.infer<typeof waitingQuery>;

/** `offers` are approved and on no run, oldest first; `areas` counts all of them, whatever was asked for. */
export const waitingPickups = z.object({
  offers: z.array(donationItem),
  total: z.int(),
  areas: z.array(
    z.object({
      /** Null for offers whose area is unknown. */
      name: z.nullable(z.string()),
      count: z.int(),
      oldest: z.string(),
      /** The nearest shop; null if the area is unknown. */
      shop: z.nullable(shopKey),
    }),
  ),
});
export type WaitingPickups = z.infer<typeof waitingPickups>;
