import type { ImagePlace, TextPlace } from './place.ts';

type Placed = Pick<TextPlace | ImagePlace, 'kind' | 'relativeUrl' | 'key'>;

export const editFragment = ({ kind, key }: Omit<Placed, 'relativeUrl'>): string => `edit-${kind}-${key}`;

export const editAddress = (place: Placed): string => `${place.relativeUrl}#${editFragment(place)}`;
