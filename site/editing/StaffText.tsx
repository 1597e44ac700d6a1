import '../styles/forms.css';
import '../styles/editing.css';
import { type ReactNode, useRef, useState } from 'react';
import type { TextContainer } from '#contract/containers.ts';
import { placeName, type TextPlace } from '#contract/places/place.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pencil } from '../ui/icons/Pencil.tsx';
import { Plus } from '../ui/icons/Plus.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Frame } from './Frame.tsx';
import { CREATE_FAILED } from './messages.ts';
import { TextEditor } from './TextEditor.tsx';
import { isAskedFor, useAskedFor } from './useAskedFor.ts';
import { useTextSaving } from './useTextSaving.ts';

export interface StaffTextProps {
  of: TextPlace;
  /** What stands there, or null while there is nothing. */
  container: TextContainer | null;
  /** What a new container begins with. */
  fallback: string;
  /** A heading or a line, around which there is little room. */
  isLine: boolean;
  /** How a text looks on the page. */
  render(content: string): ReactNode;
  /** The text as visitors see it. */
  children: ReactNode;
}

interface CreateProps {
  isLine: boolean;
  name: string;
  busy: boolean;
  onCreate(): void;
}

/** Offers to make the missing container: above a line, below a longer text. */
const Create = ({ isLine, name, busy, onCreate }: CreateProps) =>
  isLine ? (
    <button className="edit-chip" type="button" disabled={busy} onClick={onCreate}>
      <Icon of={Plus} />
      Create Container<span className="sr">: {name}</span>
    </button>
  ) : (
    <div className="row mt-md">
      <Button variant="plum" small icon={Plus} busy={busy} onClick={onCreate}>
        Create Container
      </Button>
      <span className="hint">{name}</span>
    </div>
  );

/** The staff half of a text: a button that opens it for editing, or that makes the missing container. */
export const StaffText = ({ of, container, fallback, isLine, render, children }: StaffTextProps) => {
  const mayEdit = useUser()?.role === 'Administrator';
  const [editing, setEditing] = useState(() => container !== null && isAskedFor(of));
  const frame = useRef<HTMLDivElement>(null);
  useAskedFor(of, frame);
  const saving = useTextSaving(of.relativeUrl, of.key);
  const name = placeName(of);
  const create = async () => {
    if (await saving.create(fallback)) setEditing(true);
  };
  const close = () => {
    setEditing(false);
    // The button comes back in the next rendering; the focus goes with it.
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  };
  if (editing && container) {
    return <TextEditor container={container} name={name} saving={saving} preview={render} onClose={close} />;
  }
  if (!mayEdit) return children;
  return (
    <div ref={frame}>
      <Frame text line={isLine} state={container ? 'rest' : 'missing'}>
        {container && (
          <button className="edit-chip" type="button" onClick={() => setEditing(true)}>
            <Icon of={Pencil} />
            Edit<span className="sr"> this text: {name}</span>
          </button>
        )}
        {children}
        {!container && <Create isLine={isLine} name={name} busy={saving.busy} onCreate={() => void create()} />}
        {!container && saving.failed && <Notice tone="wait">{CREATE_FAILED}</Notice>}
      </Frame>
    </div>
  );
};
