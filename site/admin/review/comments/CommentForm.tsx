import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { COMMENT_MAX, type CommentSubject, mayForSubject } from '#contract/comments/comments.ts';
import { nameForm } from '#contract/personal-data/name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { useTextDraft } from '../../shell/forms/useTextDraft.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import { useColleagues } from '../assignment/useColleagues.ts';

const PARTIAL_NAME = /(?<![\p{L}\p{N}])@([\p{L}’'-]*(?: [\p{L}’'-]*)?)$/u;

/** Returns the part of a name typed after an @ up to the caret; null if none is being typed. */
const partialNameAt = (text: string, caret: number): string | null =>
  PARTIAL_NAME.exec(text.slice(0, caret))?.[1] ?? null;

const withName = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const before = text.slice(0, caret).replace(PARTIAL_NAME, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
};

export const COMMENT_FIELD = 'data-comment-field';
const SUGGESTED = 5;

interface CommentFormProps {
  subject: CommentSubject;
  /** False if it was not stored; the text then stays. */
  onAdd(text: string): Promise<boolean>;
}

/** Suggests colleagues after an @. Typed text survives a reload. */
export const CommentForm = ({ subject, onAdd }: CommentFormProps) => {
  const id = useId();
  const colleagues = useColleagues(mayForSubject(subject.kind));
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, sent] = useTextDraft(`comment.${subject.subjectId}`);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closed, setClosed] = useState(false);
  const [busy, setBusy] = useState(false);
  const partialName = closed ? null : partialNameAt(text, caret);
  const found =
    partialName === null
      ? []
      : colleagues.filter(({ name }) => nameForm(name).includes(nameForm(partialName))).slice(0, SUGGESTED);
  const current = found[Math.min(chosen, found.length - 1)];
  const choose = (name: string) => {
    const next = withName(text, caret, name);
    setText(next.text);
    setCaret(next.caret);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };
  const send = async () => {
    if (text.trim() === '' || busy) return;
    setBusy(true);
    if (await onAdd(text.trim())) sent(text);
    setBusy(false);
    field.current?.focus();
  };
  const confirmKeys = dialogKeys({ onConfirm: () => void send(), onCancel: () => field.current?.blur() });
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = current
      ? {
          ArrowDown: () => setChosen((chosen + 1) % found.length),
          ArrowUp: () => setChosen((chosen + found.length - 1) % found.length),
          Tab: () => choose(current.name),
          Escape: () => setClosed(true),
          ...(!event.ctrlKey && !event.metaKey && { Enter: () => choose(current.name) }),
        }
      : {};
    const act = acts[event.key];
    if (!act) return confirmKeys(event);
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="stack stack--close" onSubmit={submit}>
      <Field
        as="textarea"
        label="Add a comment"
        note="Only colleagues read this"
        rows={2}
        maxLength={COMMENT_MAX}
        ref={field}
        {...{ [COMMENT_FIELD]: '' }}
        aria-autocomplete={found.length > 0 ? 'list' : undefined}
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={current && `${id}-${current.id}`}
        value={text}
        onKeyDown={press}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart);
          setChosen(0);
          setClosed(false);
        }}
      />
      {found.length > 0 && (
        <div className="suggest" id={id} role="listbox" aria-label="Mention a colleague">
          {found.map((colleague) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys act in the field, which keeps the focus
            <div
              key={colleague.id}
              id={`${id}-${colleague.id}`}
              role="option"
              aria-selected={colleague === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague.name)}
            >
              <StaffAvatar name={colleague.name} pictureUrl={colleague.pictureUrl} size="small" />
              <span>{colleague.label}</span>
            </div>
          ))}
        </div>
      )}
      <div className="row">
        <Button type="submit" variant="line" small icon="send" busy={busy}>
          Comment
        </Button>
        <span className="mini">Write @ and a name to tell a colleague.</span>
      </div>
    </form>
  );
};
