import type { MouseEvent } from 'react';

/** How long a card that slid under the pointer is not pressed by a pointer that stays there. */
const SETTLES_MS = 700;
const SAME_PLACE_PX = 8;

type Place = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;
let pointer: Place | null = null;
let slid: { at: number; under: Place } | null = null;

const isNear = (a: Place, b: Place): boolean =>
  Math.abs(a.clientX - b.clientX) <= SAME_PLACE_PX && Math.abs(a.clientY - b.clientY) <= SAME_PLACE_PX;

/** Knows from now on where the pointer is. @returns what ends that. */
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

/** Notes that what can be pressed has moved, and other things stand under the pointer. */
export const noteSlide = (): void => {
  slid = pointer && { at: performance.now(), under: pointer };
};

/**
 * Acts on a press, but not on the second click of a double click, nor on one where a card has just slid under a pointer that did
 * not move: what stands there by then, nobody has looked at. Keys and assistive technology, which press at no place, always act.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail, clientX, clientY }: MouseEvent): void => {
    const hasPlace = clientX !== 0 || clientY !== 0;
    const isUnseen =
      hasPlace && slid && performance.now() - slid.at < SETTLES_MS && isNear(slid.under, { clientX, clientY });
    if (detail <= 1 && !(detail === 1 && isUnseen)) act();
  };
