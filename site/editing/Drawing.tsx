import type { ComponentProps } from 'react';
import type { ImagePlace } from '#contract/places/place.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { EditableImage } from './EditableImage.tsx';

type DrawingProps = ComponentProps<typeof Illustration> & {
  /** Where staff can put a picture in its place; a drawing that stays has none. */
  of?: ImagePlace;
  /** The width that it takes on the page, as in `<img sizes>`. */
  sizes?: string;
};

/** A drawing of a page, or the picture that staff have put in its place. */
export const Drawing = ({ of, sizes, ...drawing }: DrawingProps) => {
  const fallback = <Illustration {...drawing} />;
  if (!of) return fallback;
  return <EditableImage of={of} sizes={sizes} first={drawing.first} fallback={fallback} />;
};
