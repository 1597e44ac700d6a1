import { EyeOff, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CONTENT_REQUIRED, type StaffTestimonial, TESTIMONIAL_MAX } from '#contract/testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';

interface RedactionBoxProps {
  testimonial: StaffTestimonial;
  busy: boolean;
  /** An empty text shows the original again. */
  onSave(content: string): void;
  onCancel(): void;
}

/** Edits what the public reads; the original stays as it was sent. */
export const RedactionBox = ({ testimonial, busy, onSave, onCancel }: RedactionBoxProps) => {
  const [text, setText] = useState(testimonial.content);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    if (busy) return;
    if (text.trim() === '') setError(CONTENT_REQUIRED);
    else onSave(text.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside
    <div className="notesbox" onKeyDown={press}>
      <OpenElsewhere id={testimonial.id} />
      <Field
        as="textarea"
        label="Text for the public"
        hint="Take out what would tell too much about somebody. The original is kept for staff, and the public sees that the text was edited."
        rows={6}
        maxLength={TESTIMONIAL_MAX}
        ref={field}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
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
    </div>
  );
};
