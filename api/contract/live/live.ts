import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { type May, mayDo, type Role } from '../roles.ts';

export const holder = z.object({ id, name: z.string(), until: timestamp });
export type Holder = z.infer<typeof holder>;

/** `mine` is false if a colleague has it open. */
export const lease = z.object({ mine: z.boolean(), heldBy: holder });
export type Lease = z.infer<typeof lease>;

/** Milliseconds that a lease counts; the screen renews it well before. */
export const LEASE_MS = 2 * 60_000;
export const LEASE_RENEW_MS = 45_000;

const liveKinds = [
  'testimonial',
  'donation',
  'blog',
  'settings',
  'text',
  'image',
  'media',
  'person',
  'quarantine',
  'mail',
  'run',
  'message',
  'comment',
  'data-request',
] as const;
export type LiveKind = (typeof liveKinds)[number];

const heardBy: Record<LiveKind, readonly May[]> = {
  testimonial: ['decide'],
  donation: ['decide', 'plan'],
  quarantine: ['decide'],
  message: ['decide'],
  run: ['plan'],
  blog: ['publish'],
  media: ['publish', 'edit-pages'],
  text: ['edit-pages'],
  image: ['edit-pages', 'publish'],
  mail: ['connections', 'settings'],
  person: ['people', 'decide', 'publish', 'privacy'],
  comment: ['decide', 'publish', 'privacy'],
  'data-request': ['privacy'],
  settings: ['signed-in'],
};

/** Drivers also hear of changes to their own runs. */
export const mayHear = (role: Role, kind: LiveKind): boolean => heardBy[kind].some((may) => mayDo(role, may));

const liveChanges = ['created', 'changed', 'removed', 'held', 'released'] as const;

/** Says what changed, without a word of its content. */
export const liveChange = z.object({ kind: z.enum(liveKinds), id: z.string(), change: z.enum(liveChanges) });
export type LiveChange = z.infer<typeof liveChange>;

/** `resync` asks to load everything again, as the missed events are no longer known. */
export const liveEvents = { change: 'change', resync: 'resync' } as const;
/** Such events say only that something there has changed, at most once a beat. */
export const QUARANTINE_LIVE_ID = 'quarantine';
/** Milliseconds between the comments that reveal a dead connection. */
export const LIVE_BEAT_MS = 25_000;
