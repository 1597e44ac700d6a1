import '../styles/forms.css';
import '../styles/editing.css';
import { type ReactNode, useRef, useState } from 'react';
import { containerTags, type TextContainer } from '#contract/containers.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pencil } from '../ui/icons/Pencil.tsx';
import { Plus } from '../ui/icons/Plus.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Frame } from './Frame.tsx';
import { CREATE_FAILED } from './messages.ts';
import { TextEditor } from './TextEditor.tsx';
import { useTextSaving } from './useTextSaving.ts';

export interface StaffTextProps {
  relativeUrl: string;
  place: string;
  /** What stands there, or null while there is nothing. */
  container: TextContainer | null;
  /** What a new container begins with. */
  fallback: string;
  /** The text as visitors see it. */
  children: ReactNode;
}

/** The staff half of a text: a button that opens it for editing, or that makes the missing container. */
export const StaffText = ({ relativeUrl, place, container, fallback, children }: StaffTextProps) => {
  const mayEdit = useUser()?.role === 'Administrator';
  const [editing, setEditing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const saving = useTextSaving(relativeUrl, place);
  const tag = containerTags('text', relativeUrl, place).join(' · ');
  const create = async () => {
    if (await saving.create(fallback)) setEditing(true);
  };
  const close = () => {
    setEditing(false);
    // The button comes back in the next rendering; the focus goes with it.
    requestAnimationFrame(() => frame.current?.querySelector('button')?.focus());
  };
  if (editing && container) {
    return <TextEditor container={container} tag={tag} saving={saving} onClose={close} />;
  }
  if (!mayEdit) return children;
  return (
    <div ref={frame}>
      <Frame text state={container ? 'rest' : 'missing'}>
        {container && (
          <button className="edit-chip" type="button" onClick={() => setEditing(true)}>
            <Icon of={Pencil} />
            Edit<span className="sr"> the text {tag}</span>
          </button>
        )}
        {children}
        {!container && (
          <div className="row mt-md">
            <Button variant="plum" small icon={Plus} busy={saving.busy} onClick={() => void create()}>
              Create Container
            </Button>
            <span className="hint">{tag}</span>
          </div>
        )}
        {!container && saving.failed && <Notice tone="wait">{CREATE_FAILED}</Notice>}
      </Frame>
    </div>
  );
};
