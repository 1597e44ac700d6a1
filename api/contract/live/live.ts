import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** Who has a submission open just now, and until when that counts unless it is renewed. */
export const holder = z.object({ id, name: z.string(), until: timestamp });
export type Holder = z.infer<typeof holder>;

/** The answer to opening a submission: `mine` is false when a colleague has it open. */
export const lease = z.object({ mine: z.boolean(), heldBy: holder });
export type Lease = z.infer<typeof lease>;

/** How long a lease counts; the screen renews it well before. */
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
const liveChanges = ['created', 'changed', 'removed', 'held', 'released'] as const;

/** The data of an event `change` of `GET /events`: what changed, without a word of what it says. */
export const liveChange = z.object({ kind: z.enum(liveKinds), id: z.string(), change: z.enum(liveChanges) });
export type LiveChange = z.infer<typeof liveChange>;

/** Names of the events: `resync` asks to load everything again, as what was missed is no longer known. */
export const liveEvents = { change: 'change', resync: 'resync' } as const;
/** The id in events of the kind `quarantine`: they say only that something there has changed, at most once a beat. */
export const QUARANTINE_LIVE_ID = 'quarantine';
/** A comment is sent this often, so that a dead connection is noticed. */
export const LIVE_BEAT_MS = 25_000;
