import type { FormEvent } from 'react';
import { dateAndTime } from '#contract/dublin.ts';
import { NOTE_MAX, type StaffMessage } from '#contract/messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useKeptText } from '../forms/useKeptText.ts';

type MessageNotesProps = {
  message: StaffMessage;
  busy: boolean;
  /** Adds a note; false when it was not stored: then the words stay. */
  onNote: (note: string) => Promise<boolean>;
};

/** What colleagues have noted, and a field for one more, whose words survive a reload. */
export const MessageNotes = ({ message, busy, onNote }: MessageNotesProps) => {
  const [note, setNote, sent] = useKeptText(`note.${message.id}`);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '' || busy) return;
    if (await onNote(note)) sent(note);
  };
  return (
    <>
      {message.notes.map(({ at, by, text }) => (
        <div className="msg msg--us" key={at}>
          <p className="mini">{`${by}, ${dateAndTime(at)} · staff only`}</p>
          <p className="lines">{text}</p>
        </div>
      ))}
      <form className="stack stack--close" onSubmit={(event) => void add(event)}>
        <Field
          as="textarea"
          rows={3}
          label="Note for colleagues"
          note="Staff only"
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="row">
          <Button type="submit" variant="line" icon="lock" busy={busy}>
            Add note
          </Button>
        </div>
      </form>
    </>
  );
};
