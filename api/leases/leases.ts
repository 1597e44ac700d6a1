import type { StoredLease } from '#contract/leases/stored-lease.ts';
import { type Holder, LEASE_MS, type Lease } from '#contract/live/live.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

type LeaseDeps = Pick<Deps, 'store' | 'now'>;

export type LeaseSubject = Pick<StoredLease, 'kind' | 'subjectId'>;

const LEASES_MAX = 1000;
/** Milliseconds in which a renewed lease is not written again. */
const RENEWED_LATELY_MS = 15_000;
/** Expired leases removed with each new one, so that none stays for good and no change takes long. */
const SWEPT_AT_ONCE = 20;

const idOf = ({ kind, subjectId }: LeaseSubject) => `${kind} ${subjectId}`;
const remainingMs = ({ until }: StoredLease, now: Date) => Date.parse(until) - now.getTime();
/** A lease that ends later than any can was written by a wrong clock. */
const isCurrent = (ms: number) => ms > 0 && ms <= LEASE_MS + CLOCK_TOLERANCE_MS;
const current = (lease: StoredLease | undefined, now: Date) =>
  lease && isCurrent(remainingMs(lease, now)) ? lease : null;

const holderIn = (data: Parameters<typeof authorName>[0], { personId, until }: StoredLease): Holder => ({
  id: personId,
  name: authorName(data, personId),
  until,
});

export const holderOf = ({ store, now }: LeaseDeps, subject: LeaseSubject): Holder | null => {
  const lease = current(store.data.leases.get(idOf(subject)), now());
  return lease && holderIn(store.data, lease);
};

/** Also removes leases that a colleague with a slow clock counts as expired, and the oldest when there are too many. */
const sweep = (draft: Draft, now: Date) => {
  const byExpiry = draft.leases.list('expiry', EVERY);
  const tooMany = byExpiry.length - LEASES_MAX;
  for (const [at, lease] of byExpiry.slice(0, SWEPT_AT_ONCE).entries()) {
    if (at < tooMany || remainingMs(lease, now) < -LEASE_MS) draft.leases.remove(lease.id);
  }
};

/** Acquires or renews a lease for two minutes, unless a colleague has it; only one of several at once gets it. */
export const acquireLease = async ({ store, now }: LeaseDeps, subject: LeaseSubject, actor: Actor): Promise<Lease> => {
  const id = idOf(subject);
  const isSettled = (lease: StoredLease) =>
    lease.personId !== actor.id || remainingMs(lease, now()) > LEASE_MS - RENEWED_LATELY_MS;
  const known = current(store.data.leases.get(id), now());
  const lease =
    known && isSettled(known)
      ? known
      : await store.change((draft) => {
          const held = current(draft.leases.get(id), now());
          if (held && isSettled(held)) return held;
          const renewed = {
            id,
            ...subject,
            personId: actor.id,
            until: new Date(now().getTime() + LEASE_MS).toISOString(),
          };
          draft.leases.put(renewed);
          sweep(draft, now());
          return renewed;
        });
  return { mine: lease.personId === actor.id, heldBy: holderIn(store.data, lease) };
};

/** Ends a person's lease within a change; does nothing if it is a colleague's. */
export const releaseLease = (draft: Draft, subject: LeaseSubject, personId: string): void => {
  if (draft.leases.get(idOf(subject))?.personId === personId) draft.leases.remove(idOf(subject));
};
