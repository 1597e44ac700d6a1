import * as z from 'zod/mini';
import { slugOf } from '../blogs/slugs.ts';
import { emailOrNothing } from '../personal-data/email.ts';
import { phonePart } from '../personal-data/phone-parts.ts';
import { normaliseText, text } from '../text/text.ts';
import { figures } from './figures.ts';
import { giving } from './giving.ts';
import { governance } from './governance.ts';

const line = (max = 200) => z.string().check(z.overwrite(normaliseText), z.maxLength(max));

const YEAR_MESSAGE = 'Please write a year like 1976';
const year = z.int(YEAR_MESSAGE).check(z.minimum(1000, YEAR_MESSAGE), z.maximum(9999, YEAR_MESSAGE));
const degrees = (most: number, message: string) =>
  z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please write a time like 09:00'));
const date = z.iso.date('Please write a date like 2026-12-25');

/** Only web addresses: a link must never run a script. */
const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /^[^\s.]+(\.[^\s.]+)+$/,
  message: 'Please write an address like https://www.example.org',
});

const HOURS_MESSAGE = 'The closing time must be later than the opening time';

const inOrder = z.refine<{ opens: string; closes: string }>(({ opens, closes }) => opens < closes, {
  message: HOURS_MESSAGE,
  path: ['closes'],
});
const openingDay = z.nullable(z.object({ opens: time, closes: time }).check(inOrder));
export const openingHours = z.object({
  monday: openingDay,
  tuesday: openingDay,
  wednesday: openingDay,
  thursday: openingDay,
  friday: openingDay,
  saturday: openingDay,
  sunday: openingDay,
});
export type OpeningHours = z.infer<typeof openingHours>;

const CLOSURES_MAX = 100;
const HOLIDAYS_MAX = 40;
const areDifferent =
  <T>(keyOf: (item: T) => string) =>
  (items: readonly T[]): boolean =>
    new Set(items.map(keyOf)).size === items.length;

export const SHOPS_MAX = 20;
const SHOP_KEY_MAX = 40;
export const SHOP_MESSAGE = 'Please choose one of our shops';
/** Stands in filters and tables for an unknown shop, area or county; no shop can have this key. */
export const NOT_KNOWN = { key: 'none', label: 'Not known' } as const;

/** Made from the shop's name when it is added, and never changed, as runs, vans and addresses refer to it. */
export const shopKey = z.string(SHOP_MESSAGE).check(
  z.regex(/^[a-z0-9-]+$/, SHOP_MESSAGE),
  z.maxLength(SHOP_KEY_MAX, SHOP_MESSAGE),
  z.refine((key) => key !== NOT_KNOWN.key, SHOP_MESSAGE),
);

export const shopKeyFor = (name: string, usedKeys: readonly string[]): string => {
  const wanted =
    slugOf(name)
      .slice(0, SHOP_KEY_MAX - 3)
      .replace(/-$/, '') || 'shop';
  const isFree = (key: string) => key !== NOT_KNOWN.key && !usedKeys.includes(key);
  const numbered = Array.from({ length: usedKeys.length + 2 }, (_, at) => (at === 0 ? wanted : `${wanted}-${at + 1}`));
  return numbered.find(isFree) ?? wanted;
};

export const shop = z.object({
  key: shopKey,
  name: text('Please write the name of the shop', 80),
  address: line(300),
  county: line(80),
  phone: line(40),
  latitude: degrees(90, 'Please write degrees north, like 53.291'),
  longitude: degrees(180, 'Please write degrees east, like -6.686'),
  hours: openingHours,
  closures: z.array(z.object({ date, reason: line(120) })).check(
    z.maxLength(CLOSURES_MAX, `A shop can have at most ${CLOSURES_MAX} closed days`),
    z.refine(
      areDifferent(({ date }) => date),
      'A day can be closed only once',
    ),
  ),
  /** The public holidays on which it is open; it is closed on all others. Absent until first saved. */
  holidayHours: z.optional(
    z.array(z.object({ date, opens: time, closes: time }).check(inOrder)).check(
      z.maxLength(HOLIDAYS_MAX, `A shop can be open on at most ${HOLIDAYS_MAX} public holidays`),
      z.refine(
        areDifferent(({ date }) => date),
        'A public holiday can be there only once',
      ),
    ),
  ),
});
export type Shop = z.infer<typeof shop>;

/** Has no address if it was removed before that was kept. */
export const formerShop = z.partial(
  z.pick(shop, { key: true, name: true, address: true, county: true, latitude: true, longitude: true }),
  { address: true, county: true },
);
export type FormerShop = z.infer<typeof formerShop>;

export const settings = z.object({
  organisation: z.object({
    name: text('Please write the name of the organisation', 80),
    established: year,
    registeredNumber: line(40),
  }),
  contact: z.object({
    phone: line(40),
    email: emailOrNothing,
    organisationEmail: emailOrNothing,
    /** For reports of barriers; the email address above if it is absent. */
    accessibilityEmail: z.optional(emailOrNothing),
  }),
  serviceEmails: z.object({ medical: emailOrNothing, transport: emailOrNothing, shop: emailOrNothing }),
  shops: z.array(shop).check(
    z.minLength(1, 'There must be one shop at least'),
    z.maxLength(SHOPS_MAX, `There can be at most ${SHOPS_MAX} shops`),
    z.refine(
      areDifferent(({ key }) => key),
      'Every shop can be there only once',
    ),
  ),
  social: z
    .array(z.object({ name: text('Please write a name like Facebook', 40), url: webAddress }))
    .check(z.maxLength(10)),
  giving: z.optional(giving),
  governance: z.optional(governance),
  /** Absent until somebody has confirmed that they are true. */
  figures: z.optional(figures),
  /** Counts the changes; in a request, if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type Settings = z.infer<typeof settings>;

export const publicSettings = z.object({
  ...settings.shape,
  phoneParts: z.optional(z.record(z.string(), z.array(phonePart))),
});
export type PublicSettings = z.infer<typeof publicSettings>;
