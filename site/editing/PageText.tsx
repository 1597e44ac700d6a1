import type { TextPlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { EditableText } from './EditableText.tsx';
import type { LineTag } from './shown-as.tsx';

export type TextSource = string | Message | TextPlace;

type PageTextProps = { of: TextSource; as: LineTag; className?: string };

export const PageText = ({ of, as: Tag, className }: PageTextProps) => {
  if (typeof of === 'string') return <Tag className={className}>{of}</Tag>;
  if ('english' in of) return <T as={Tag} className={className} of={of} />;
  return <EditableText of={of} as={Tag} className={className} />;
};
