import type { TextPlace } from '#contract/places/place.ts';
import { EditableText } from './EditableText.tsx';
import type { LineTag } from './shown-as.tsx';

/** Words of a page that are fixed, or a text that staff can replace. */
export type Words = string | TextPlace;

type LineProps = { of: Words; as: LineTag; className?: string };

/** A heading or a line of a page. */
export const Line = ({ of, as: Tag, className }: LineProps) =>
  typeof of === 'string' ? (
    <Tag className={className}>{of}</Tag>
  ) : (
    <EditableText of={of} as={Tag} className={className} />
  );
