import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CONTENT_REQUIRED, TEXT_MAX, type TextContainer } from '#contract/containers/containers.ts';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { useStaffDraft } from '../client/useStaffDraft.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Frame } from './Frame.tsx';
import { SAVE_FAILED, SIGNED_OUT } from './messages.ts';
import { TextVersions } from './TextVersions.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { EditedText, TextSaving } from './useTextSaving.ts';

interface TextConflictProps {
  theirs: TextContainer;
  busy: boolean;
  onTheirs(): void;
  onMine(over: TextContainer): void;
}

const TextConflict = ({ theirs, busy, onTheirs, onMine }: TextConflictProps) => (
  <Notice tone="wait" title="A colleague has saved this text meanwhile.">
    <p>Your text is in the field above and not saved yet. This is theirs:</p>
    <blockquote className="editor__theirs">{theirs.content}</blockquote>
    <div className="row row--tight mt-md">
      <Button variant="line" small onClick={onTheirs}>
        Keep theirs
      </Button>
      <Button variant="plum" small busy={busy} busyLabel="Saving…" onClick={() => onMine(theirs)}>
        Save mine instead
      </Button>
    </div>
  </Notice>
);

const PhonePreview = ({ children }: { children: ReactNode }) => (
  <section className="phoneframe" aria-label="On a phone">
    <div className="sitephone">{children}</div>
  </section>
);

const EnglishText = ({ content }: { content: string }) => (
  <figure lang={ENGLISH}>
    <figcaption className="hint">In English</figcaption>
    <blockquote className="editor__theirs">{content}</blockquote>
  </figure>
);

interface EditorActionsProps {
  busy: boolean;
  onPhone: boolean;
  /** Absent if there are no earlier versions. */
  onHistory?: (() => void) | undefined;
  onPreview(): void;
  onCancel(): void;
  onSave(): void;
}

const EditorActions = ({ busy, onPhone, onHistory, onPreview, onCancel, onSave }: EditorActionsProps) => (
  <span className="row row--tight">
    {onHistory && (
      <Button variant="quiet" small icon="history" onClick={onHistory}>
        Earlier versions
      </Button>
    )}
    <Button variant="quiet" small icon="smartphone" aria-pressed={onPhone} onClick={onPreview}>
      On a phone
    </Button>
    <Button variant="quiet" small onClick={onCancel}>
      Cancel
    </Button>
    <Button variant="plum" small icon="check" busy={busy} busyLabel="Saving…" onClick={onSave}>
      Save
    </Button>
  </span>
);

const countOf = (text: string) => {
  const count = Array.from(text).length;
  return `${count.toLocaleString('en-IE')} ${count === 1 ? 'character' : 'characters'}`;
};

interface TextEditorProps {
  /** Place and language, under which the text is kept until it is saved. */
  draft: string;
  container: EditedText;
  /** English if absent. */
  language?: Language | undefined;
  english?: string | undefined;
  name: string;
  isLine: boolean;
  saving: TextSaving;
  preview(content: string): ReactNode;
  onClose(): void;
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
}

const storedText = z.object({
  start: z.object({ id: z.string(), content: z.string(), revision: z.number() }),
  text: z.string(),
});
const parseStoredText = (stored: unknown) => z.safeParse(storedText, stored).data ?? null;

export const draftOfText = (
  { relativeUrl, key }: Pick<TextPlace, 'relativeUrl' | 'key'>,
  language?: Language | null,
): string => `text.${relativeUrl}.${key}.${language ?? 'en'}`;

export const useHasTextDraft = (draft: string): boolean => useStaffDraft(draft, parseStoredText).typed !== null;

export const TextEditor = (props: TextEditorProps) => {
  const { draft, container, language, english, name, isLine, saving, preview, onClose } = props;
  const id = useId();
  const signedIn = useUser() !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  const { typed, keep } = useStaffDraft(draft, parseStoredText);
  const [start] = useState(typed?.start ?? container);
  const [text, setText] = useState(typed?.text ?? container.content);
  const [error, setError] = useState('');
  const [history, setHistory] = useState(false);
  const [onPhone, setOnPhone] = useState(false);
  const changed = text !== start.content;
  useLeaveWarning(changed);
  useEffect(() => void keep(changed ? { start, text } : null), [keep, changed, start, text]);
  const tell = useEffectEvent((unsaved: boolean) => props.onUnsaved?.(unsaved));
  useEffect(() => {
    tell(changed);
    return () => tell(false);
  }, [changed]);
  useEffect(() => area.current?.focus(), []);
  const close = () => {
    keep(null);
    saving.reset();
    onClose();
  };
  const save = async (over: EditedText) => {
    if (saving.busy) return;
    if (text.trim() === '') setError(CONTENT_REQUIRED);
    else if (!changed && over === start) close();
    else if (await saving.save(text, over)) close();
  };
  const restore = async (content: string) => {
    setText(content);
    setError('');
    if (await saving.save(content, start)) close();
    else setHistory(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save(saving.theirs ?? start);
  };
  return (
    <Frame text state={saving.busy ? 'busy' : 'editing'}>
      <span className="edit-tag">{`Edit this text: ${name}`}</span>
      <div className={isLine ? 'editor editor--line' : 'editor'}>
        <label className="sr" htmlFor={id}>{`Text: ${name}`}</label>
        <textarea
          className="input"
          id={id}
          ref={area}
          rows={isLine ? 3 : 12}
          maxLength={TEXT_MAX}
          lang={language}
          value={text}
          readOnly={saving.busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-count ${id}-error` : `${id}-count`}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
        {english && <EnglishText content={english} />}
        <FieldError id={`${id}-error`} message={error} />
        {typed && changed && <p className="hint">What you typed here before is back. It is not saved yet.</p>}
        {!signedIn && (
          <Notice tone="wait">
            <p>{SIGNED_OUT}</p>
          </Notice>
        )}
        {saving.failed && signedIn && (
          <Notice tone="wait">
            <p>{SAVE_FAILED}</p>
          </Notice>
        )}
        {saving.theirs ? (
          <TextConflict theirs={saving.theirs} busy={saving.busy} onTheirs={close} onMine={save} />
        ) : (
          <div className="row">
            <span className="count" id={`${id}-count`}>{`${countOf(text)}${changed ? ' · unsaved' : ''}`}</span>
            <EditorActions
              busy={saving.busy}
              onPhone={onPhone}
              onHistory={start.revision > 1 ? () => setHistory(true) : undefined}
              onPreview={() => setOnPhone(!onPhone)}
              onCancel={close}
              onSave={() => void save(start)}
            />
          </div>
        )}
        {onPhone && <PhonePreview>{preview(text)}</PhonePreview>}
      </div>
      {history && (
        <TextVersions
          id={start.id}
          busy={saving.busy}
          onRestore={(content) => void restore(content)}
          onClose={() => setHistory(false)}
        />
      )}
    </Frame>
  );
};
