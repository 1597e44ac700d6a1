import type { IconName } from '../../ui/icon-names.ts';
import type { Found } from './find-everything.ts';

/** The picture beside each kind of result. */
export const kindIcons: Readonly<Record<Found['kind'], IconName>> = {
  Page: 'file-text',
  Service: 'hand-heart',
  Shop: 'map-pin',
  Post: 'newspaper',
};
