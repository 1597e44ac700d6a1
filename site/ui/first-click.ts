import type { MouseEvent } from 'react';

/**
 * Acts on a press, but not on the second click of a double click: what stands under the pointer by then, nobody has looked
 * at. Presses of a key always act.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
