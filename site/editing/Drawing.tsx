import type { ComponentProps } from 'react';
import type { ImagePlace } from '#contract/places/place.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { EditableImage } from './EditableImage.tsx';

type DrawingProps = ComponentProps<typeof Illustration> & {
  of?: ImagePlace;
  /** As in `<img sizes>`. */
  sizes?: string;
};

export const Drawing = ({ of, sizes, ...drawing }: DrawingProps) => {
  const fallback = <Illustration {...drawing} />;
  if (!of) return fallback;
  return <EditableImage of={of} sizes={sizes} first={drawing.first} fallback={fallback} />;
};
