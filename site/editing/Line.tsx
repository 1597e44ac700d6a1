import type { TextPlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { EditableText } from './EditableText.tsx';
import type { LineTag } from './shown-as.tsx';

export type Words = string | Message | TextPlace;

type LineProps = { of: Words; as: LineTag; className?: string };

export const Line = ({ of, as: Tag, className }: LineProps) => {
  if (typeof of === 'string') return <Tag className={className}>{of}</Tag>;
  if ('english' in of) return <T as={Tag} className={className} of={of} />;
  return <EditableText of={of} as={Tag} className={className} />;
};
