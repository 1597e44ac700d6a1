import { type BulkResults, bulkResults } from '#contract/moderation.ts';
import { type Alike, type AlikeRequest, alike } from '#contract/quarantine.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What several submissions of one kind are decided by. */
export interface BulkCall {
  path: '/testimonials' | '/donationitems';
  action: 'approve' | 'reject' | 'delete' | 'undo';
  ids: readonly string[];
  adminNotes: string;
  /** The correction of each testimonial that was read, or null. */
  correctedAt?: Readonly<Record<string, string | null>>;
  /** The same when the call is sent again. */
  key: string;
}

/** Decides about up to `BULK_MAX` submissions; the answer tells of each what became of it. */
export const decideMany = (platform: Platform, { path, action, key, ...body }: BulkCall): Promise<BulkResults> =>
  requests(platform).send('POST', `${path}/${action}`, body, bulkResults, { 'idempotency-key': key });

/** Everything that is alike to any of these: the first `ALIKE_MAX`, and how many there are. */
export const findAlike = (platform: Platform, asked: Partial<AlikeRequest>): Promise<Alike> =>
  requests(platform).send('POST', '/quarantine/alike', asked, alike);
