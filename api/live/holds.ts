import { HOLD_MS, type Hold, type Holder } from '#contract/live.ts';

export type HeldKind = 'testimonial' | 'donation';

interface Person {
  id: string;
  name: string;
}

/** Who has which submission open. Kept in memory only: it is worth nothing after a restart. */
export interface Holds {
  /** Takes or renews a hold, unless a colleague has it. */
  take(kind: HeldKind, id: string, person: Person): Hold;
  /** Lets go; does nothing when it is a colleague's. */
  release(kind: HeldKind, id: string, person: Person): void;
  holderOf(kind: HeldKind, id: string): Holder | null;
}

const HOLDS_MAX = 1000;

/** `changed` is told when a hold begins with somebody or is let go; one that only runs out is not told. */
export const createHolds = (
  now: () => Date,
  changed: (kind: HeldKind, id: string, change: 'held' | 'released') => void,
): Holds => {
  const holds = new Map<string, Holder>();
  const holderOf: Holds['holderOf'] = (kind, id) => {
    const holder = holds.get(`${kind} ${id}`);
    if (!holder || Date.parse(holder.until) <= now().getTime()) return null;
    return holder;
  };
  return {
    holderOf,
    take(kind, id, { id: personId, name }) {
      const held = holderOf(kind, id);
      if (held && held.id !== personId) return { mine: false, heldBy: held };
      const heldBy = { id: personId, name, until: new Date(now().getTime() + HOLD_MS).toISOString() };
      holds.delete(`${kind} ${id}`);
      holds.set(`${kind} ${id}`, heldBy);
      const oldest = holds.size > HOLDS_MAX ? holds.keys().next().value : undefined;
      if (oldest !== undefined) holds.delete(oldest);
      if (!held) changed(kind, id, 'held');
      return { mine: true, heldBy };
    },
    release(kind, id, person) {
      if (holderOf(kind, id)?.id !== person.id) return;
      holds.delete(`${kind} ${id}`);
      changed(kind, id, 'released');
    },
  };
};
