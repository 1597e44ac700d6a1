import { useState } from 'react';

/** Card of a record whose decision is being undone; it becomes the current one once it is back in the list. */
export interface AwaitedCard {
  /** Empty while none is awaited. */
  id: string;
  /** True once the list is refetched; a card that is not in it then stands elsewhere. */
  isSettled: boolean;
  expect(id: string): void;
  settle(): void;
  forget(): void;
}

const NONE = { id: '', isSettled: false };

export const NOBODY_AWAITED: AwaitedCard = { ...NONE, expect: () => {}, settle: () => {}, forget: () => {} };

/** Use it once for a list and everything decided in it. */
export const useAwaitedCard = (): AwaitedCard => {
  const [awaited, setAwaited] = useState(NONE);
  return {
    ...awaited,
    expect: (id) => setAwaited({ id, isSettled: false }),
    settle: () => setAwaited((now) => (now.id === '' ? NONE : { ...now, isSettled: true })),
    forget: () => setAwaited(NONE),
  };
};
