import { useState } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';

/** Which of the waiting offers are selected; what a colleague has put on a run meanwhile is selected no more. */
export const useOfferSelection = (offers: readonly DonationItem[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = offers.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return {
    /** In the order of the list. */
    ids,
    selected: new Set(ids),
    toggle: (id: string) =>
      setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    clear: () => setChosen(new Set()),
  };
};
