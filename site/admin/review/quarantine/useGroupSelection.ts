import { useState } from 'react';
import { isOfFlood, type QuarantineGroup } from '#contract/quarantine/quarantine.ts';

export interface GroupSelection {
  /** Selected groups that still exist. */
  keys: readonly string[];
  toggle(key: string): void;
  /** Selects every group of the flood; anything unlike it is chosen one by one. */
  all(): void;
  clear(): void;
}

export const useGroupSelection = (groups: readonly QuarantineGroup[]): GroupSelection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    keys: groups.map(({ key }) => key).filter((key) => chosen.has(key)),
    toggle: (key) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    all: () => setChosen(new Set(groups.filter(isOfFlood).map(({ key }) => key))),
    clear: () => setChosen(new Set()),
  };
};
