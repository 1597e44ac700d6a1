import { NETWORK_DAYS_MAX } from '#contract/privacy/retention.ts';
import type { Likeness } from '#contract/quarantine/likeness.ts';
import { filtered } from '../core/filter-iterable.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Compared {
  likeness?: Likeness | undefined;
  quarantinedAt?: string | undefined;
}

const forgotten = <T extends Compared>(record: T) => {
  const { likeness, ...rest } = record;
  if (!likeness || !record.quarantinedAt) return rest;
  const { network, ...remaining } = likeness;
  return { ...rest, likeness: remaining };
};

const forgetOne = (draft: Draft, name: 'testimonials' | 'donations', id: string): void => {
  if (name === 'donations') {
    const donation = draft.donations.get(id);
    if (donation) draft.donations.put(forgotten(donation));
    return;
  }
  const testimonial = draft.testimonials.get(id);
  if (testimonial) draft.testimonials.put(forgotten(testimonial));
};

/**
 * After a week, forgets likenesses, above all the hash of the network; replaced records are erased from disk. Text is measured
 * again when needed.
 */
export const forgetLikeness = async ({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - NETWORK_DAYS_MAX * DAY_MS).toISOString();
  for (const name of ['testimonials', 'donations'] as const) {
    const old = filtered<{ id: string; createdAt: string }>(
      store.data[name].iterate('measured', EVERY),
      ({ createdAt }) => createdAt < before,
    );
    for (let at = 0; at < old.length; at += BATCH_SIZE) {
      await store.change((draft) => {
        for (const { id } of old.slice(at, at + BATCH_SIZE)) forgetOne(draft, name, id);
        draft.erase();
      });
    }
  }
};
