import { type FormEvent, useState } from 'react';
import { dateAndTime } from '#contract/dublin.ts';
import { NOTE_MAX, type StaffMessage } from '#contract/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Lock } from '../../ui/icons/Lock.tsx';

type MessageNotesProps = {
  message: StaffMessage;
  busy: boolean;
  /** Adds a note; resolves when it is stored. */
  onNote: (note: string) => Promise<unknown>;
};

/** What colleagues have noted, and a field for one more. */
export const MessageNotes = ({ message, busy, onNote }: MessageNotesProps) => {
  const [note, setNote] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '' || busy) return;
    void onNote(note).then(() => setNote(''));
  };
  return (
    <>
      {message.notes.map(({ at, by, text }) => (
        <div className="msg msg--us" key={at}>
          <p className="mini">
            {by}, {dateAndTime(at)} · staff only
          </p>
          <p className="lines">{text}</p>
        </div>
      ))}
      <form className="stack stack--close" onSubmit={add}>
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
          <Button type="submit" variant="line" icon={Lock} busy={busy}>
            Add note
          </Button>
        </div>
      </form>
    </>
  );
};
