import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followPointer, noteSlide } from '../../../ui/first-click.ts';
import { type AwaitedCard, NOBODY_AWAITED } from './useAwaitedCard.ts';

export interface Queue<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Card that single keys act on; -1 while one that was undone is on its way back. */
  current: number;
  setCurrent(index: number): void;
  /** Focuses a card, or the nearest one if there is none at `index`. */
  goTo(index: number): void;
  /** Makes the focus go to the next card when the current one leaves. */
  expectChange(): void;
}

export const useQueue = <List extends HTMLElement = HTMLDivElement>(
  ids: readonly string[],
  awaited: AwaitedCard = NOBODY_AWAITED,
): Queue<List> => {
  const list = useRef<List>(null);
  const expecting = useRef(false);
  const [chosen, setChosen] = useState({ index: 0, id: '' });
  // A card that moves because others come or go stays the current one; when it leaves, the next one takes its place.
  const place = ids.indexOf(chosen.id);
  if (place !== -1 && place !== chosen.index) setChosen({ ...chosen, index: place });
  const isOnItsWay = awaited.id !== '' && !ids.includes(awaited.id);
  const nearest = Math.max(0, Math.min(place === -1 ? chosen.index : place, ids.length - 1));
  const current = isOnItsWay ? -1 : nearest;
  const setCurrent = (index: number) => {
    if (isOnItsWay) awaited.forget();
    setChosen({ index, id: ids[index] ?? '' });
  };
  const goTo = (index: number) => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  };
  const key = ids.join();
  const shown = useRef(ids);
  useEffect(followPointer, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list moves cards
  useLayoutEffect(() => {
    // What comes after the last card moves none.
    if (shown.current.some((id, index) => ids[index] !== id)) noteSlide();
    shown.current = ids;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list takes the focus
  useEffect(() => {
    if (!expecting.current) return;
    expecting.current = false;
    if (document.activeElement === document.body) goTo(current);
  }, [key]);
  // Whoever undoes means that card with the next key, and nobody else's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a card that is back takes the focus
  useEffect(() => {
    const back = ids.indexOf(awaited.id);
    if (back !== -1) {
      goTo(back);
      awaited.forget();
    } else if (awaited.isSettled) awaited.forget();
  }, [key, awaited.id, awaited.isSettled]);
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
