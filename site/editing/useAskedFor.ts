import { type RefObject, useEffect, useEffectEvent } from 'react';
import { editFragment } from '#contract/places/edit-address.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';

/** Whether the address asks for the editor of a place, as the links of the portal's list of texts do. */
export const isAskedFor = (place: TextPlace | ImagePlace): boolean =>
  window.location.hash === `#${editFragment(place)}`;

/** Takes whoever comes to edit a place to its first button, where no editor is open that has the focus already. */
export const useAskedFor = (place: TextPlace | ImagePlace, frame: RefObject<HTMLElement | null>): void => {
  const arrive = useEffectEvent(() => {
    if (isAskedFor(place)) frame.current?.querySelector('button')?.focus();
  });
  useEffect(() => arrive(), []);
};
