import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Queue<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** The card that single keys act on. */
  current: number;
  setCurrent(index: number): void;
  /** Moves the focus to a card, the nearest one where there is none at `index`. */
  goTo(index: number): void;
  /** Remembers that the focus has to go to the next card when the current one leaves. */
  expectChange(): void;
}

/** Which card of a list is current, and where the focus goes when a decided card leaves the list. */
export const useQueue = <List extends HTMLElement = HTMLDivElement>(ids: readonly string[]): Queue<List> => {
  const list = useRef<List>(null);
  const expecting = useRef(false);
  const [chosen, setChosen] = useState({ index: 0, id: '' });
  // A card that moves because others come or go stays the current one; when it leaves, the next one takes its place.
  const place = ids.indexOf(chosen.id);
  if (place !== -1 && place !== chosen.index) setChosen({ ...chosen, index: place });
  const current = Math.max(0, Math.min(place === -1 ? chosen.index : place, ids.length - 1));
  const setCurrent = (index: number) => setChosen({ index, id: ids[index] ?? '' });
  const goTo = (index: number) => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  };
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list takes the focus
  useEffect(() => {
    if (!expecting.current) return;
    expecting.current = false;
    if (document.activeElement === document.body) goTo(current);
  }, [key]);
  return {
    list,
    current,
    setCurrent,
    goTo,
    expectChange: () => {
      expecting.current = true;
    },
  };
};
