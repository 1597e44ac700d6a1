import { useEffect, useRef, useState } from 'react';
import { CONTENT_REQUIRED, TESTIMONIAL_MAX } from '#contract/testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EyeOff } from '../../ui/icons/EyeOff.tsx';
import { RotateCcw } from '../../ui/icons/RotateCcw.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { formKeys } from '../keys/form-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { OpenElsewhere } from '../OpenElsewhere.tsx';
import type { Draft } from './useDrafts.ts';

interface RedactionBoxProps {
  draft: Draft;
  busy: boolean;
  onWrite(part: Pick<Draft, 'text'>): void;
  /** An empty text shows the original again. */
  onSave(content: string): void;
  onCancel(): void;
}

/** Edits what the public reads; the original stays as it was sent. */
export const RedactionBox = ({ draft, busy, onWrite, onSave, onCancel }: RedactionBoxProps) => {
  const { testimonial, text } = draft;
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    if (busy) return;
    if (text.trim() === '') setError(CONTENT_REQUIRED);
    else onSave(text.trim());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside
    <div className="notesbox" onKeyDown={formKeys({ onConfirm: save, onCancel })}>
      <Field
        as="textarea"
        label="Text for the public"
        hint="Take out what would tell too much about somebody. The original is kept for staff, and the public sees that the text was edited."
        rows={6}
        maxLength={TESTIMONIAL_MAX}
        ref={field}
        value={text}
        error={error}
        readOnly={busy}
        onChange={(event) => {
          onWrite({ text: event.target.value });
          setError('');
        }}
      />
      <div className="acts">
        <Button variant="brand" icon={EyeOff} busy={busy} busyLabel="Saving" onClick={save}>
          Save edited text
          <KeyHint>{confirmKeys().join(' ')}</KeyHint>
        </Button>
        {testimonial.edited && (
          <Button variant="line" icon={RotateCcw} onClick={() => busy || onSave('')}>
            Show the original again
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
          <KeyHint>Esc</KeyHint>
        </Button>
      </div>
      <OpenElsewhere kind="testimonial" id={testimonial.id} />
    </div>
  );
};
