import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { donationItem } from '../donations/donation-desk.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { staffTestimonial } from '../testimonials/staff-testimonials.ts';
import { likenessKinds } from './likeness.ts';

/** How many submissions one call releases or deletes by their ids, and how many of its groups it deletes. */
export const QUARANTINE_ITEMS_MAX = 50;
export const QUARANTINE_DELETE_MAX = 500;
/** How many alike submissions are listed; the rest are counted. */
export const ALIKE_MAX = 1000;
/** The number of equal stretches of time over which a group is counted. */
export const QUARANTINE_SPREAD = 24;
const GROUPS_MAX = 50;
/** So many that are alike are a flood: fewer may be a family, or a class that wrote together. */
const FLOOD_MIN = 10;

const quarantineKinds = ['testimonial', 'donation'] as const;
const kind = z.enum(quarantineKinds);
export type QuarantineKind = z.infer<typeof kind>;

const subject = z.object({ kind, id });
export type QuarantineSubject = z.infer<typeof subject>;

/** Submissions that are alike. `why` is empty for those that are like no other. */
const quarantineGroup = z.object({
  key: z.string(),
  kind,
  count: z.int(),
  why: z.array(z.enum(likenessKinds)),
  /** From how many networks they came, as far as that is still known. */
  networks: z.int(),
  /** How many were flagged as a person at risk. */
  urgent: z.int(),
  /** The beginning of one of the texts. */
  sample: z.string(),
  /** Up to three names. */
  names: z.array(z.string()),
  /** The site that most of them link to, or null. */
  link: z.nullable(z.string()),
  firstAt: timestamp,
  lastAt: timestamp,
  /** How many came in each of `QUARANTINE_SPREAD` equal stretches between `from` and `to` of the whole quarantine. */
  spread: z.array(z.int()),
});
export type QuarantineGroup = z.infer<typeof quarantineGroup>;

/** True for a group that is a flood's, false for what is unlike it: like no other, or like a few. */
export const isOfFlood = ({ why, count }: Pick<QuarantineGroup, 'why' | 'count'>): boolean =>
  why.length > 0 && count >= FLOOD_MIN;

export const quarantineGroups = z.object({
  total: z.int(),
  testimonials: z.int(),
  donations: z.int(),
  /** When the first and the last one came; null when there is none. */
  from: z.nullable(timestamp),
  to: z.nullable(timestamp),
  /** How many submissions an hour are taken before the rest is quarantined, and whether that is so at present. */
  submissionsPerHour: z.int(),
  active: z.boolean(),
  /** What is unlike the flood first: those that are like no other, then those that are like a few. The largest of the flood next. */
  groups: z.array(quarantineGroup),
});
export type QuarantineGroups = z.infer<typeof quarantineGroups>;

/** A page of the quarantine, newest first; with `group` only of that group. */
export const quarantineQuery = z.object({
  ...sortedPageQuery.shape,
  group: z.optional(z.string().check(z.maxLength(120))),
});

/** A submission in quarantine: one of the two records is there. */
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

/** What to release or delete: submissions by id, and groups as far as they had come by `until` (ISO time). */
export const quarantineChoice = z.object({ items: subjects, groups, until: z.optional(timestamp) }).check(hasSome);
export type QuarantineChoice = z.infer<typeof quarantineChoice>;

/** What became of each, and how many of the chosen ones are left for another call. */
export const quarantineResults = z.object({
  results: z.array(
    z.object({ kind, id, outcome: z.enum(['released', 'deleted', 'not_found']), message: z.optional(z.string()) }),
  ),
  left: z.int(),
});
export type QuarantineResults = z.infer<typeof quarantineResults>;

/** Asks for everything that is alike to any of the submissions or groups. Without `by`: shape, link, or both network and time. */
export const alikeRequest = z
  .object({
    items: subjects,
    groups,
    by: z._default(z.array(z.enum(likenessKinds)).check(z.maxLength(likenessKinds.length)), []),
    /** Only what waits, or only what is in quarantine. */
    within: z.optional(z.enum(['waiting', 'quarantine'])),
  })
  .check(hasSome);
export type AlikeRequest = z.infer<typeof alikeRequest>;

/** The alike submissions, those asked for included: the first `ALIKE_MAX`, and how many there are. */
export const alike = z.object({
  items: z.array(
    z.object({
      kind,
      id,
      /** The person's name, or the reference of an offer. */
      label: z.string(),
      excerpt: z.string(),
      createdAt: timestamp,
      /** The author's latest correction, for the decision. */
      correctedAt: z.nullable(timestamp),
      quarantined: z.boolean(),
      urgent: z.boolean(),
      /** Of a testimonial: whether no consent is recorded with it. */
      lacksConsent: z.boolean(),
      /** Whether a decision is told to whoever sent it. */
      isTold: z.boolean(),
    }),
  ),
  total: z.int(),
  waiting: z.int(),
  quarantined: z.int(),
});
export type Alike = z.infer<typeof alike>;
