import { useState } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';

/** Deselects offers that a colleague has put on a run meanwhile. */
export const useOfferSelection = (offers: readonly DonationItem[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = offers.filter(({ id }) => chosen.has(id));
  const ids = picked.map(({ id }) => id);
  return {
    /** In the order of the list. */
    picked,
    ids,
    selected: new Set(ids),
    /** Selects all of them, or deselects them if all were selected. */
    toggle: (some: readonly string[]) =>
      setChosen((before) =>
        some.every((id) => before.has(id))
          ? new Set([...before].filter((id) => !some.includes(id)))
          : new Set([...before, ...some]),
      ),
    remove: (some: readonly string[]) => setChosen((before) => new Set([...before].filter((id) => !some.includes(id)))),
    clear: () => setChosen(new Set()),
  };
};
export type OfferSelection = ReturnType<typeof useOfferSelection>;
