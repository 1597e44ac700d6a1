import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { donationItem } from '../donations/donation-desk.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { staffTestimonial } from '../testimonials/staff-testimonials.ts';
import { likenessKinds } from './likeness.ts';

export const QUARANTINE_ITEMS_MAX = 50;
export const QUARANTINE_DELETE_MAX = 500;
export const ALIKE_MAX = 1000;
export const QUARANTINE_SPREAD = 24;
const GROUPS_MAX = 50;
/** The fewest that count as a flood: fewer may be a family or a class that wrote together. */
const FLOOD_MIN = 10;

const quarantineKinds = ['testimonial', 'donation'] as const;
const kind = z.enum(quarantineKinds);
export type QuarantineKind = z.infer<typeof kind>;

const subject = z.object({ kind, id });
export type QuarantineSubject = z.infer<typeof subject>;

/** `why` is empty for submissions that are like no other. */
const quarantineGroup = z.object({
  key: z.string(),
  kind,
  count: z.int(),
  why: z.array(z.enum(likenessKinds)),
  networks: z.int(),
  urgent: z.int(),
  sample: z.string(),
  names: z.array(z.string()),
  link: z.nullable(z.string()),
  firstAt: timestamp,
  lastAt: timestamp,
  /** The number in each of `QUARANTINE_SPREAD` equal stretches between `from` and `to` of the whole quarantine. */
  spread: z.array(z.int()),
});
export type QuarantineGroup = z.infer<typeof quarantineGroup>;

export const isOfFlood = ({ why, count }: Pick<QuarantineGroup, 'why' | 'count'>): boolean =>
  why.length > 0 && count >= FLOOD_MIN;

export const quarantineGroups = z.object({
  total: z.int(),
  testimonials: z.int(),
  donations: z.int(),
  from: z.nullable(timestamp),
  to: z.nullable(timestamp),
  /** The hourly number after which the rest is quarantined; `active` while that is so. */
  submissionsPerHour: z.int(),
  active: z.boolean(),
  /** Those like no other first, then small groups, then floods, the largest first. */
  groups: z.array(quarantineGroup),
});
export type QuarantineGroups = z.infer<typeof quarantineGroups>;

export const quarantineQuery = z.object({
  ...sortedPageQuery.shape,
  group: z.optional(z.string().check(z.maxLength(120))),
});

const quarantineItem = z.object({
  kind,
  id,
  quarantinedAt: timestamp,
  testimonial: z.optional(staffTestimonial),
  donation: z.optional(donationItem),
});
export type QuarantineItem = z.infer<typeof quarantineItem>;
export const quarantineItems = z.object({ items: z.array(quarantineItem), total: z.int() });
export type QuarantineItems = z.infer<typeof quarantineItems>;

const ITEMS_MESSAGE = `Please choose 1 to ${QUARANTINE_ITEMS_MAX} submissions, or groups of them.`;
const subjects = z._default(
  z.array(subject, ITEMS_MESSAGE).check(z.maxLength(QUARANTINE_ITEMS_MAX, ITEMS_MESSAGE)),
  [],
);
const groups = z._default(
  z.array(z.string().check(z.maxLength(120)), ITEMS_MESSAGE).check(z.maxLength(GROUPS_MAX, ITEMS_MESSAGE)),
  [],
);
const hasSome = z.refine<{ items: readonly unknown[]; groups: readonly unknown[] }>(
  ({ items, groups }) => items.length + groups.length > 0,
  ITEMS_MESSAGE,
);

/** Groups are taken as they were at `until` (ISO time). */
export const quarantineChoice = z.object({ items: subjects, groups, until: z.optional(timestamp) }).check(hasSome);
export type QuarantineChoice = z.infer<typeof quarantineChoice>;

export const quarantineResults = z.object({
  results: z.array(
    z.object({ kind, id, outcome: z.enum(['released', 'deleted', 'not_found']), message: z.optional(z.string()) }),
  ),
  left: z.int(),
});
export type QuarantineResults = z.infer<typeof quarantineResults>;

/** Without `by`: shape, link, or both network and time. */
export const alikeRequest = z
  .object({
    items: subjects,
    groups,
    by: z._default(z.array(z.enum(likenessKinds)).check(z.maxLength(likenessKinds.length)), []),
    within: z.optional(z.enum(['waiting', 'quarantine'])),
  })
  .check(hasSome);
export type AlikeRequest = z.infer<typeof alikeRequest>;

/** Includes the submissions asked for; lists the first `ALIKE_MAX`, `total` counts all. */
export const alike = z.object({
  items: z.array(
    z.object({
      kind,
      id,
      label: z.string(),
      excerpt: z.string(),
      createdAt: timestamp,
      correctedAt: z.nullable(timestamp),
      quarantined: z.boolean(),
      urgent: z.boolean(),
      lacksConsent: z.boolean(),
      isTold: z.boolean(),
    }),
  ),
  total: z.int(),
  waiting: z.int(),
  quarantined: z.int(),
});
export type Alike = z.infer<typeof alike>;
