import { type BulkResults, bulkResults } from '#contract/moderation/moderation.ts';
import { type Alike, type AlikeRequest, alike } from '#contract/quarantine/quarantine.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What several submissions of one kind are decided by. */
export interface BulkCall {
  path: '/testimonials' | '/donationitems';
  action: 'approve' | 'reject' | 'collect' | 'delete' | 'undo';
  ids: readonly string[];
  adminNotes: string;
  /** Why offers are declined, for each donor. */
  reasonForDonor?: string;
  /** The correction of each testimonial that was read, or null. */
  correctedAt?: Readonly<Record<string, string | null>>;
  /** When the decisions that are undone were made. */
  decidedAt?: Readonly<Record<string, string>>;
  /** The same when the call is sent again. */
  key: string;
}

/** Decides about up to `BULK_MAX` submissions; the answer tells of each what became of it. */
export const decideMany = (platform: Platform, { path, action, key, ...body }: BulkCall): Promise<BulkResults> =>
  requests(platform).send('POST', `${path}/${action}`, body, bulkResults, { 'idempotency-key': key });

/** Says who looks after up to `BULK_MAX` records of a kind; null for nobody. */
export const assignMany = (
  platform: Platform,
  { path, ...body }: { path: BulkCall['path'] | '/blogs'; ids: readonly string[]; assignedTo: string | null },
): Promise<BulkResults> => requests(platform).send('POST', `${path}/assign`, body, bulkResults);

/** The chosen submissions of a kind as CSV, up to `EXPORT_MAX`. */
export const exportChosen = (platform: Platform, path: BulkCall['path'], ids: readonly string[]): Promise<Blob> =>
  requests(platform).sendForFile(`${path}.csv`, { ids });

/** Everything that is alike to any of these: the first `ALIKE_MAX`, and how many there are. */
export const findAlike = (platform: Platform, asked: Partial<AlikeRequest>): Promise<Alike> =>
  requests(platform).send('POST', '/quarantine/alike', asked, alike);
