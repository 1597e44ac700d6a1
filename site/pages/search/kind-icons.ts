import type { IconDrawing } from '../../ui/Icon.tsx';
import { FileText } from '../../ui/icons/FileText.tsx';
import { HandHeart } from '../../ui/icons/HandHeart.tsx';
import { MapPin } from '../../ui/icons/MapPin.tsx';
import { Newspaper } from '../../ui/icons/Newspaper.tsx';
import type { Found } from './find-everything.ts';

/** The picture beside each kind of result. */
export const kindIcons: Readonly<Record<Found['kind'], IconDrawing>> = {
  Page: FileText,
  Service: HandHeart,
  Shop: MapPin,
  Post: Newspaper,
};
