import type { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { LinkAt } from './links.ts';

interface BubbleProps {
  view: EditorView;
  link: LinkAt;
  picture: NodeSelection | null;
  onChange(): void;
  onTake(): void;
}

const GAP = 6;

export const Bubble = ({ view, link, picture, onChange, onTake }: BubbleProps) => {
  const bubble = useRef<HTMLElement>(null);
  const at = picture ? picture.to : link.from;
  const isShown = picture !== null || (link.href !== '' && view.state.selection.empty);
  useLayoutEffect(() => {
    const box = bubble.current;
    const frame = box?.parentElement?.getBoundingClientRect();
    if (!box || !frame || !isShown) return;
    const { bottom, left } = view.coordsAtPos(Math.min(at, view.state.doc.content.size), picture ? -1 : 1);
    const room = Math.max(0, frame.width - box.offsetWidth);
    box.style.insetBlockStart = `${bottom - frame.top + GAP}px`;
    box.style.insetInlineStart = `${Math.min(Math.max(0, left - frame.left), room)}px`;
  }, [view, at, picture, isShown]);
  if (!isShown) return null;
  return (
    <section ref={bubble} className="bubble" aria-label={picture ? 'Picture' : 'Link'}>
      <span>{picture ? String(picture.node.attrs.alt) || 'Not described' : link.href}</span>
      <button type="button" aria-label={picture ? 'Change the description' : 'Change the link'} onClick={onChange}>
        <Icon name="pencil" />
      </button>
      <button type="button" aria-label={picture ? 'Take the picture out' : 'Take the link away'} onClick={onTake}>
        <Icon name={picture ? 'trash-2' : 'unlink'} />
      </button>
    </section>
  );
};
