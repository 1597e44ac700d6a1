import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the mails that the testimonials of the last day have caused, so that a restart allows no more. */
export const seedMailQuota = ({ store, mailQuota, now }: Pick<Deps, 'store' | 'mailQuota' | 'now'>): void => {
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  for (const { email, createdAt } of store.data.testimonials.iterate('newest', EVERY)) {
    if (createdAt < since) return;
    if (email) mailQuota.count(email, new Date(createdAt));
  }
};
