import type { TextPlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { EditableText } from './EditableText.tsx';
import type { LineTag } from './shown-as.tsx';

/** Words of a page that are fixed, in English alone or a message, or a text that staff can replace. */
export type Words = string | Message | TextPlace;

type LineProps = { of: Words; as: LineTag; className?: string };

/** A heading or a line of a page. */
export const Line = ({ of, as: Tag, className }: LineProps) => {
  if (typeof of === 'string') return <Tag className={className}>{of}</Tag>;
  if ('english' in of) return <T as={Tag} className={className} of={of} />;
  return <EditableText of={of} as={Tag} className={className} />;
};
