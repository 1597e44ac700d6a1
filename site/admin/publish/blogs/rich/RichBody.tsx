import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Icon } from '../../../../ui/Icon.tsx';
import type { BodyProps } from '../body-props.ts';
import { PostPicture } from '../PostPicture.tsx';
import { TextTools } from '../TextTools.tsx';
import { richTools } from '../text-tool-list.ts';
import { usePastedPictures } from '../usePastedPictures.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { type LinkAt, linkAt, putLink, takeLink } from './links.ts';
import { schema } from './schema.ts';
import { activeTools, richCommands } from './tools.ts';
import { useRichView } from './useRichView.ts';

interface BubbleProps {
  view: EditorView;
  link: LinkAt;
  picture: NodeSelection | null;
  onChange(): void;
  onTake(): void;
}

const GAP = 6;

const Bubble = ({ view, link, picture, onChange, onTake }: BubbleProps) => {
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

interface RichBodyProps extends BodyProps {
  /** Called if the field cannot show the text without changing its meaning. */
  onUnfit(): void;
}

type Asking = 'link' | 'picture' | 'description' | null;

const states = new Set(['heading', 'subheading', 'bold', 'italic', 'link', 'bullets', 'numbers', 'quotation', 'code']);

export const RichBody = ({ id, value, error, hidden, onChange, onSwitch, onUnfit, toolsHost }: RichBodyProps) => {
  const [asking, setAsking] = useState<Asking>(null);
  const { host, view, state, run, edit } = useRichView({
    id,
    value,
    error,
    onChange,
    onUnfit,
    onLink: () => setAsking('link'),
    onPictures: (files, at) => pasted.ask(files, at),
  });
  // The text takes no focus and no typing while a dialog is open above it.
  const close = () => flushSync(() => setAsking(null));
  const putPicture = ({ url, altText }: { url: string; altText: string }, at?: number) => {
    const node = schema.nodes.image.create({ src: url, alt: altText });
    edit((now) => (at === undefined ? now.tr.replaceSelectionWith(node, false) : now.tr.insert(at, node)));
  };
  const pasted = usePastedPictures(putPicture);
  const active = state ? activeTools(state) : new Set<string>();
  const selected = state?.selection instanceof NodeSelection ? state.selection : null;
  const picture = selected?.node.type === schema.nodes.image ? selected : null;
  const link = state && linkAt(state);
  const tools = (
    <>
      <TextTools
        tools={richTools}
        disabled={hidden}
        controls={id}
        on={(tool) => (states.has(tool) ? active.has(tool) : tool === 'markdown' ? false : undefined)}
        onUse={(tool) => {
          if (tool === 'markdown') onSwitch();
          else if (tool === 'link' || tool === 'picture') setAsking(tool);
          else run(richCommands[tool]);
        }}
      />
      {asking === 'link' && link && (
        <LinkDialog
          link={link}
          onPut={(put) => {
            close();
            edit((now) => putLink(now, link, put));
          }}
          onTake={() => {
            close();
            edit((now) => takeLink(now, link));
          }}
          onClose={close}
        />
      )}
      {asking === 'picture' && (
        <PostPicture
          onPut={(chosen) => {
            close();
            putPicture(chosen);
          }}
          onClose={close}
        />
      )}
      {asking === 'description' && picture && (
        <DescribeDialog
          altText={String(picture.node.attrs.alt)}
          onDescribe={(alt) => {
            close();
            edit((now) => now.tr.setNodeAttribute(picture.from, 'alt', alt));
          }}
          onClose={close}
        />
      )}
      {pasted.dialog}
    </>
  );
  return (
    <>
      {toolsHost && createPortal(tools, toolsHost)}
      <div hidden={hidden} className="richhost">
        <div ref={host} />
        {view && link && (
          <Bubble
            view={view}
            link={link}
            picture={picture}
            onChange={() => setAsking(picture ? 'description' : 'link')}
            onTake={() => edit((now) => (picture ? now.tr.deleteSelection() : takeLink(now, link)))}
          />
        )}
      </div>
    </>
  );
};
