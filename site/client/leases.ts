import { type Lease, lease } from '#contract/live/live.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** The kinds of submission that staff moderate. */
export type ModeratedKind = 'testimonial' | 'donation';

const paths: Record<ModeratedKind, string> = { testimonial: '/testimonials', donation: '/donationitems' };
const requests = (platform: Platform) => createRequests(platform, 'body');

/** Acquires or renews the lease on a submission for two minutes; the answer says whether a colleague has it already. */
export const acquireLease = (platform: Platform, kind: ModeratedKind, id: string): Promise<Lease> =>
  requests(platform).send('POST', `${paths[kind]}/${id}/hold`, {}, lease);

/** Releases one's own lease on a submission. */
export const releaseLease = (platform: Platform, kind: ModeratedKind, id: string): Promise<void> =>
  requests(platform).run('POST', `${paths[kind]}/${id}/release`);
