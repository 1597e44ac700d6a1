import { useEffect, useRef, useState } from 'react';
import { REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { X } from '../../ui/icons/X.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { formKeys } from '../keys/form-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { OpenElsewhere } from '../OpenElsewhere.tsx';
import { ReasonButtons, withReason } from '../reasons/ReasonButtons.tsx';
import type { Draft } from './useDrafts.ts';

const NOTES_MAX = 2000;
const CONSENT_MAX = 300;

interface NotesBoxProps {
  draft: Draft;
  onWrite(part: Partial<Pick<Draft, 'text' | 'consent'>>): void;
  onConfirm(adminNotes: string): void;
  onCancel(): void;
}

const joined = ({ text, consent }: Draft) =>
  [text.trim(), consent.trim() && `Consent: ${consent.trim()}`].filter(Boolean).join('\n');

/** The admin notes, and the second click that confirms. Without a recorded consent, staff say how it was given. */
export const NotesBox = ({ draft, onWrite, onConfirm, onCancel }: NotesBoxProps) => {
  const say = useAlert();
  const box = useRef<HTMLDivElement>(null);
  const [error, setError] = useState('');
  const { testimonial, text, consent } = draft;
  const rejecting = draft.about === 'reject';
  const write = () => box.current?.querySelector('textarea')?.focus();
  useEffect(write, []);
  const change = (next: string) => {
    onWrite({ text: next });
    setError('');
  };
  const confirm = () => {
    if (!rejecting || text.trim() !== '') return onConfirm(joined(draft));
    setError(REJECT_REASON_REQUIRED);
    say(REJECT_REASON_REQUIRED);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div className="notesbox" ref={box} onKeyDown={formKeys({ onConfirm: confirm, onCancel })}>
      <Field
        as="textarea"
        label="Admin notes"
        note={rejecting ? 'Required to reject' : 'Optional'}
        rows={2}
        maxLength={NOTES_MAX}
        value={text}
        error={error}
        onChange={(event) => change(event.target.value)}
      />
      {rejecting && (
        <ReasonButtons
          onChoose={(reason) => {
            change(withReason(text, reason).slice(0, NOTES_MAX));
            write();
          }}
        />
      )}
      {testimonial.consent === 'none' && !rejecting && (
        <Field
          label="How was consent given?"
          hint="No consent was recorded with this testimonial. Your answer is kept with the notes."
          placeholder="By phone on 3 March, to Aoife"
          maxLength={CONSENT_MAX}
          value={consent}
          onChange={(event) => onWrite({ consent: event.target.value })}
        />
      )}
      <div className="acts">
        <Button variant={rejecting ? 'bad' : 'brand'} icon={rejecting ? X : Check} onClick={confirm}>
          {rejecting ? 'Confirm reject' : 'Confirm approve'}
          <KeyHint>{confirmKeys().join(' ')}</KeyHint>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
          <KeyHint>Esc</KeyHint>
        </Button>
      </div>
      <OpenElsewhere kind="testimonial" id={testimonial.id} />
    </div>
  );
};
