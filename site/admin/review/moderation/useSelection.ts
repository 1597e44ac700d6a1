import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picked } from './bulk-parts.ts';

interface Selectable {
  id: string;
}

export interface Selection<One extends Selectable = Picked> {
  picked: readonly One[];
  has(id: string): boolean;
  /** Toggles a record; with `upToHere`, everything between it and the one chosen before. */
  choose(page: readonly One[], id: string, upToHere: boolean): void;
  add(picked: readonly One[]): void;
  remove(ids: readonly string[]): void;
  clear(): void;
}

type Chosen<One> = ReadonlyMap<string, One>;

const withAll = <One extends Selectable>(chosen: Chosen<One>, picked: readonly One[]): Chosen<One> =>
  new Map([...chosen, ...picked.map((one) => [one.id, one] as const)]);

const without = <One>(chosen: Chosen<One>, ids: readonly string[]): Chosen<One> => {
  const remaining = new Map(chosen);
  for (const id of ids) remaining.delete(id);
  return remaining;
};

const between = <One extends Selectable>(page: readonly One[], from: string, to: string): readonly One[] => {
  const ends = [page.findIndex(({ id }) => id === from), page.findIndex(({ id }) => id === to)];
  return ends.includes(-1) ? [] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
};

export const useSelection = <One extends Selectable>(): Selection<One> => {
  const [chosen, setChosen] = useState<Chosen<One>>(new Map());
  const latest = useRef('');
  return {
    picked: [...chosen.values()],
    has: (id) => chosen.has(id),
    choose(page, id, upToHere) {
      const range = upToHere ? between(page, latest.current, id) : [];
      const targets = range.length > 0 ? range : page.filter((one) => one.id === id);
      latest.current = id;
      setChosen((before) =>
        before.has(id)
          ? without(
              before,
              targets.map((one) => one.id),
            )
          : withAll(before, targets),
      );
    },
    add: (picked) => setChosen((before) => withAll(before, picked)),
    remove: (ids) => setChosen((before) => without(before, ids)),
    clear: () => setChosen(new Map()),
  };
};

const isSame = (one: Picked, other: Picked): boolean =>
  one.status === other.status && (one.correctedAt ?? null) === (other.correctedAt ?? null);

/**
 * Deselects records that a colleague or their author has changed since. `pickOf` says how a listed record would be
 * selected now; null if it cannot be.
 */
export const useFreshSelection = <Item extends { id: string }>(
  { picked, remove }: Selection,
  listed: readonly Item[],
  pickOf: (item: Item) => Picked | null,
): void => {
  const drop = useEffectEvent(() => {
    const chosen = new Map(picked.map((one) => [one.id, one]));
    const changed = listed.filter((item) => {
      const before = chosen.get(item.id);
      const now = pickOf(item);
      return before && !(now && isSame(before, now));
    });
    if (changed.length > 0) remove(changed.map(({ id }) => id));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list can take something out
  useEffect(() => drop(), [listed]);
};
