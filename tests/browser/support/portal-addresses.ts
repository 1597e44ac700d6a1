import { type FramedScreen, framedScreens } from '#contract/pages/admin-screens.ts';
import { SEEDED_RUNS } from './seed-portal.ts';
import { SEEDED_REQUESTS } from './seed-requests.ts';

/** What stands for the parameters of an address. */
const ONE_OF: Partial<Record<FramedScreen, string>> = {
  'letters/:kind/:id': `letters/data-request/${SEEDED_REQUESTS.open}`,
  'runs/:id': `runs/${SEEDED_RUNS.planned}`,
  'blogs/:id': 'blogs/new',
  'settings/mail/:kind': 'settings/mail/offer-received',
  'privacy/requests/:id': `privacy/requests/${SEEDED_REQUESTS.open}`,
};

/** The address of every screen inside the portal's frame, from the contract's list, with the records of `seedPortal`. */
export const portalAddresses = framedScreens.map((screen) => `/admin/${ONE_OF[screen] ?? screen}`.replace(/\/$/, ''));
