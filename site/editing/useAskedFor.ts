import { type RefObject, useEffect, useEffectEvent } from 'react';
import { editFragment } from '#contract/places/edit-address.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';

export const isAskedFor = (place: TextPlace | ImagePlace): boolean =>
  window.location.hash === `#${editFragment(place)}`;

export const useAskedFor = (place: TextPlace | ImagePlace, frame: RefObject<HTMLElement | null>): void => {
  const arrive = useEffectEvent(() => {
    if (isAskedFor(place)) frame.current?.querySelector('button')?.focus();
  });
  useEffect(() => arrive(), []);
};
