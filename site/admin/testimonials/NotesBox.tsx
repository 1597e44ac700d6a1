import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { REJECT_REASON_REQUIRED, type StatusUpdate } from '#contract/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { ReasonButtons, withReason } from './ReasonButtons.tsx';

const NOTES_MAX = 2000;
const CONSENT_MAX = 300;

interface NotesBoxProps {
  /** The id of the testimonial: colleagues are told that it is open here. */
  id: string;
  action: StatusUpdate['action'];
  /** True when the testimonial came without consent: then staff say how it was given. */
  askConsent: boolean;
  busy: boolean;
  onConfirm(adminNotes: string): void;
  onCancel(): void;
}

const joined = (notes: string, consent: string) =>
  [notes.trim(), consent.trim() && `Consent: ${consent.trim()}`].filter(Boolean).join('\n');

/** The admin notes, and the second click that confirms. */
export const NotesBox = ({ id, action, askConsent, busy, onConfirm, onCancel }: NotesBoxProps) => {
  const say = useAlert();
  const box = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState('');
  const [consent, setConsent] = useState('');
  const [error, setError] = useState('');
  const rejecting = action === 'reject';
  const write = () => box.current?.querySelector('textarea')?.focus();
  useEffect(write, []);
  const confirm = () => {
    if (busy) return;
    if (rejecting && notes.trim() === '') {
      setError(REJECT_REASON_REQUIRED);
      say(REJECT_REASON_REQUIRED);
    } else onConfirm(joined(notes, consent));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div className="notesbox" ref={box} onKeyDown={press}>
      <OpenElsewhere id={id} />
      <Field
        as="textarea"
        label="Admin notes"
        note={rejecting ? 'Required to reject' : 'Optional'}
        rows={2}
        maxLength={NOTES_MAX}
        value={notes}
        error={error}
        onChange={(event) => {
          setNotes(event.target.value);
          setError('');
        }}
      />
      {rejecting && (
        <ReasonButtons
          onChoose={(reason) => {
            setNotes(withReason(notes, reason).slice(0, NOTES_MAX));
            setError('');
            write();
          }}
        />
      )}
      {askConsent && !rejecting && (
        <Field
          label="How was consent given?"
          hint="No consent was recorded with this testimonial. Your answer is kept with the notes."
          placeholder="By phone on 3 March, to Aoife"
          maxLength={CONSENT_MAX}
          value={consent}
          onChange={(event) => setConsent(event.target.value)}
        />
      )}
      <div className="acts">
        <Button
          variant={rejecting ? 'bad' : 'brand'}
          icon={rejecting ? X : Check}
          busy={busy}
          busyLabel={rejecting ? 'Rejecting' : 'Approving'}
          onClick={confirm}
        >
          {rejecting ? 'Confirm reject' : 'Confirm approve'}
          <KeyHint>{confirmKeys().join(' ')}</KeyHint>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
          <KeyHint>Esc</KeyHint>
        </Button>
      </div>
    </div>
  );
};
