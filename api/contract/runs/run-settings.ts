import * as z from 'zod/mini';
import { shopKey } from '../settings/settings.ts';
import { normaliseText, text } from '../text/text.ts';

/** Minutes for a stop if its area is unknown or does not say otherwise. */
export const STOP_MINUTES_DEFAULT = 20;
const AREAS_MAX = 200;
const VANS_MAX = 20;
export const RUN_STOPS_MAX = 60;
const RUN_MINUTES_MAX = 24 * 60;

const MINUTES_MESSAGE = 'Please write the minutes at one door, from 1 to 240';
const STOPS_MESSAGE = `Please write how many stops, from 1 to ${RUN_STOPS_MAX}`;
const DAY_MINUTES_MESSAGE = `Please write how many minutes, from 1 to ${RUN_MINUTES_MAX}`;
const KEY_MESSAGE = 'Please write a routing key like Y34';

const whole = (message: string, max: number) => z.int(message).check(z.minimum(1, message), z.maximum(max, message));
export const stopsMax = whole(STOPS_MESSAGE, RUN_STOPS_MAX);
export const minutesMax = whole(DAY_MINUTES_MESSAGE, RUN_MINUTES_MAX);
export const vanName = text('Please write the name of the van', 60);
export const areaName = text('Please write the name of the area', 60);

const degrees = (from: number, to: number, message: string) =>
  z.number(message).check(z.minimum(from, message), z.maximum(to, message));
const routingKey = z.string(KEY_MESSAGE).check(
  z.overwrite((value) => normaliseText(value).toUpperCase()),
  z.regex(/^[A-Z]\d[\dW]$/, KEY_MESSAGE),
);
const areDifferent = (items: readonly { name: string }[]): boolean =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;

/**
 * A town and its surroundings: Eircode routing keys, spellings of town names that lead here, and a point in the middle. Of
 * several areas with a key, the first gets the addresses whose town none of them knows.
 */
const area = z.object({
  name: areaName,
  routingKeys: z.array(routingKey).check(z.maxLength(10, 'An area can have at most 10 routing keys')),
  towns: z
    .array(text('Please write the name of a town', 60))
    .check(z.maxLength(30, 'An area can have at most 30 names of towns')),
  latitude: degrees(51, 56, 'Please write degrees north in Ireland, like 52.397'),
  longitude: degrees(-11, -5, 'Please write degrees east in Ireland, like -6.937'),
  minutes: z._default(whole(MINUTES_MESSAGE, 240), STOP_MINUTES_DEFAULT),
});
export type Area = z.infer<typeof area>;

const van = z.object({ name: vanName, shop: shopKey, stops: stopsMax, minutes: minutesMax });

export const runSettings = z.object({
  areas: z
    .array(area)
    .check(
      z.maxLength(AREAS_MAX, `There can be at most ${AREAS_MAX} areas`),
      z.refine(areDifferent, 'Every area needs a name of its own'),
    ),
  vans: z
    .array(van)
    .check(
      z.maxLength(VANS_MAX, `There can be at most ${VANS_MAX} vans`),
      z.refine(areDifferent, 'Every van needs a name of its own'),
    ),
  /** Counts the changes; in a request, if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type RunSettings = z.infer<typeof runSettings>;
