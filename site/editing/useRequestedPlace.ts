import { type RefObject, useEffect, useEffectEvent } from 'react';
import { editFragment } from '#contract/places/edit-address.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';

export const isRequestedPlace = (place: TextPlace | ImagePlace): boolean =>
  window.location.hash === `#${editFragment(place)}`;

export const useRequestedPlace = (place: TextPlace | ImagePlace, frame: RefObject<HTMLElement | null>): void => {
  const arrive = useEffectEvent(() => {
    if (isRequestedPlace(place)) frame.current?.querySelector('button')?.focus();
  });
  useEffect(() => arrive(), []);
};
