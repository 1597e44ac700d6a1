import type { MouseEvent } from 'react';

/** Milliseconds during which a card that slid under a still pointer cannot be pressed. */
const SETTLES_MS = 700;
const SAME_PLACE_PX = 8;

type Place = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;
let pointer: Place | null = null;
let slid: { at: number; under: Place } | null = null;

const isNear = (a: Place, b: Place): boolean =>
  Math.abs(a.clientX - b.clientX) <= SAME_PLACE_PX && Math.abs(a.clientY - b.clientY) <= SAME_PLACE_PX;

/** @returns a function that ends following. */
export const followPointer = (): (() => void) => {
  const note = ({ clientX, clientY }: PointerEvent) => {
    pointer = { clientX, clientY };
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointermove', note, options);
  document.addEventListener('pointerdown', note, options);
  return () => {
    document.removeEventListener('pointermove', note, options);
    document.removeEventListener('pointerdown', note, options);
    slid = null;
  };
};

/** Notes that controls have moved, and others may be under the pointer now. */
export const noteSlide = (): void => {
  slid = pointer && { at: performance.now(), under: pointer };
};

/**
 * Ignores the second click of a double click, and a press where a card has just slid under a pointer that did not move. Keys
 * and assistive technology, which press at no place, always act.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail, clientX, clientY }: MouseEvent): void => {
    const hasPlace = clientX !== 0 || clientY !== 0;
    const isUnseen =
      hasPlace && slid && performance.now() - slid.at < SETTLES_MS && isNear(slid.under, { clientX, clientY });
    if (detail <= 1 && !(detail === 1 && isUnseen)) act();
  };
