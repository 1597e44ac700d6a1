import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useNotesField } from '../moderation/useNotesField.ts';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { useRejectionReasons } from '../reasons/reasons.ts';
import { type TestimonialDraft, useModeration } from './testimonial-moderation.ts';

const CONSENT_MAX = 300;
const CONSENT_REQUIRED = 'Please say how consent was given. Without consent it cannot be published.';

interface NotesBoxProps {
  draft: TestimonialDraft;
  onConfirm(notes: string): void;
  onCancel(): void;
}

/** The notes as they are stored, with how consent was given as their last line. */
const joined = ({ notes, consent }: TestimonialDraft) =>
  [notes.trim(), consent.trim() && `Consent: ${consent.trim()}`].filter(Boolean).join('\n');

/** Without a recorded consent, nothing is published until staff say how it was given. */
export const NotesBox = ({ draft, onConfirm, onCancel }: NotesBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { seen, notes, consent } = draft;
  const rejecting = draft.purpose === 'rejected';
  const asksConsent = seen.consent === 'none' && !rejecting;
  const [consentMissing, setConsentMissing] = useState(false);
  const { drafts } = useModeration();
  const focusNotes = () => box.current?.querySelector('textarea')?.focus();
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  useEffect(focusFirst, []);
  const saved = useRejectionReasons();
  const reasons = rejecting ? saved : [];
  const { field, addReason, chooseByNumber, requireReason } = useNotesField(notes, (text) =>
    drafts.write(seen, { notes: text }),
  );
  const send = () => onConfirm(joined(draft));
  const confirm = () => {
    if (rejecting) return requireReason(send);
    if (!asksConsent || consent.trim()) return send();
    setConsentMissing(true);
    focusFirst();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div className="notesbox" ref={box} onKeyDown={dialogKeys({ onConfirm: confirm, onCancel })}>
      {asksConsent && (
        <Field
          label="How was consent given?"
          note="Required to publish"
          hint="No consent was recorded with this testimonial. Your answer is kept with the notes."
          placeholder="By phone on 3 March, to Aoife"
          maxLength={CONSENT_MAX}
          value={consent}
          error={consentMissing ? CONSENT_REQUIRED : ''}
          onChange={(event) => {
            drafts.write(seen, { consent: event.target.value });
            setConsentMissing(false);
          }}
        />
      )}
      <Field
        as="textarea"
        label="Admin notes"
        note={rejecting ? 'Required to reject' : 'Optional'}
        rows={2}
        onKeyDown={(event) => chooseByNumber(event, reasons)}
        {...field}
      />
      <ReasonButtons
        reasons={reasons}
        value={notes}
        onChoose={(reason) => {
          addReason(reason);
          focusNotes();
        }}
      />
      <div className="acts">
        <Button variant={rejecting ? 'bad' : 'brand'} icon={rejecting ? 'x' : 'check'} onClick={confirm}>
          <span>{rejecting ? 'Confirm reject' : 'Confirm approve'}</span>
          <KeyHint>{confirmKeys().join(' ')}</KeyHint>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <span>Cancel</span>
          <KeyHint>Esc</KeyHint>
        </Button>
      </div>
      <OpenElsewhere kind="testimonial" id={seen.id} />
    </div>
  );
};
