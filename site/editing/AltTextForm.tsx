import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import { ALT_MAX } from '#contract/media/media.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { usePreview } from '../ui/usePreview.ts';

interface AltTextFormProps {
  file: File;
  start: string;
  busy: boolean;
  onUpload(altText: string): void;
  onCancel(): void;
}

/** The chosen picture, small, and what it shows in words, without which it is not uploaded. */
export const AltTextForm = ({ file, start, busy, onUpload, onCancel }: AltTextFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [altText, setAltText] = useState(start);
  const [error, setError] = useState('');
  const url = usePreview(file);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (altText.trim() === '') setError(ALT_TEXT_REQUIRED);
    else onUpload(altText.trim());
  };
  return (
    <form className="editor mt-md" noValidate onSubmit={submit} ref={form}>
      {url && <img className="editor__new" src={url} alt={`New: ${file.name}`} />}
      <Field
        label="What does the picture show?"
        hint="One short sentence, read aloud to people who cannot see it."
        required
        maxLength={ALT_MAX}
        value={altText}
        error={error}
        readOnly={busy}
        onChange={(event) => {
          setAltText(event.target.value);
          setError('');
        }}
      />
      <div className="row">
        <Button variant="quiet" small onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="plum" small type="submit" icon="upload" busy={busy} busyLabel="Uploading">
          Upload image
        </Button>
      </div>
    </form>
  );
};
