import type { ImagePlace, TextPlace } from './place.ts';

type Placed = Pick<TextPlace | ImagePlace, 'kind' | 'relativeUrl' | 'key'>;

/** What stands after the `#` of a page's address to open the editor of a place. */
export const editFragment = ({ kind, key }: Omit<Placed, 'relativeUrl'>): string => `edit-${kind}-${key}`;

/** The address of a page that opens the editor of a place there, such as `/about#edit-text-our-story`. */
export const editAddress = (place: Placed): string => `${place.relativeUrl}#${editFragment(place)}`;
