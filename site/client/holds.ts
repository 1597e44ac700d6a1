import { type Hold, hold } from '#contract/live.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

export type HeldKind = 'testimonial' | 'donation';

const paths: Record<HeldKind, string> = { testimonial: '/testimonials', donation: '/donationitems' };
const requests = (platform: Platform) => createRequests(platform, 'body');

/** Tells colleagues that a submission is open here, for two minutes. The answer says whether it is somebody else's already. */
export const takeHold = (platform: Platform, kind: HeldKind, id: string): Promise<Hold> =>
  requests(platform).send('POST', `${paths[kind]}/${id}/hold`, {}, hold);

/** Tells colleagues that it is no longer open here. */
export const releaseHold = (platform: Platform, kind: HeldKind, id: string): Promise<void> =>
  requests(platform).run('POST', `${paths[kind]}/${id}/release`);
