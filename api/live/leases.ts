import { type Holder, LEASE_MS, type Lease } from '#contract/live.ts';

export type LeaseKind = 'testimonial' | 'donation';

interface Person {
  id: string;
  name: string;
}

/** Who has which submission open. In memory only: after a restart the screens acquire their leases again. */
export interface Leases {
  /** Acquires or renews a lease, unless a colleague has it. */
  acquire(kind: LeaseKind, id: string, person: Person): Lease;
  /** Ends a lease; does nothing when it is a colleague's. */
  release(kind: LeaseKind, id: string, person: Person): void;
  holderOf(kind: LeaseKind, id: string): Holder | null;
}

const LEASES_MAX = 1000;

/** `onChange` is called when somebody acquires or releases a lease, not when one is renewed or expires. */
export const createLeases = (
  now: () => Date,
  onChange: (kind: LeaseKind, id: string, change: 'held' | 'released') => void,
): Leases => {
  const leases = new Map<string, Holder>();
  const holderOf: Leases['holderOf'] = (kind, id) => {
    const holder = leases.get(`${kind} ${id}`);
    if (!holder || Date.parse(holder.until) <= now().getTime()) return null;
    return holder;
  };
  return {
    holderOf,
    acquire(kind, id, { id: personId, name }) {
      const held = holderOf(kind, id);
      if (held && held.id !== personId) return { mine: false, heldBy: held };
      const heldBy = { id: personId, name, until: new Date(now().getTime() + LEASE_MS).toISOString() };
      leases.delete(`${kind} ${id}`);
      leases.set(`${kind} ${id}`, heldBy);
      const oldest = leases.size > LEASES_MAX ? leases.keys().next().value : undefined;
      if (oldest !== undefined) leases.delete(oldest);
      if (!held) onChange(kind, id, 'held');
      return { mine: true, heldBy };
    },
    release(kind, id, person) {
      if (holderOf(kind, id)?.id !== person.id) return;
      leases.delete(`${kind} ${id}`);
      onChange(kind, id, 'released');
    },
  };
};
