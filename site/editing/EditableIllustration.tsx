import type { ComponentProps } from 'react';
import type { ImagePlace } from '#contract/places/place.ts';
import { Illustration } from '../ui/Illustration.tsx';
import { EditableImage } from './EditableImage.tsx';

type EditableIllustrationProps = ComponentProps<typeof Illustration> & {
  of?: ImagePlace;
  /** As in `<img sizes>`. */
  sizes?: string;
};

export const EditableIllustration = ({ of, sizes, ...drawing }: EditableIllustrationProps) => {
  const fallback = <Illustration {...drawing} />;
  if (!of) return fallback;
  return <EditableImage of={of} sizes={sizes} first={drawing.first} fallback={fallback} />;
};
