import type { Ref } from 'react';
import { UPLOAD_ACCEPT } from '../client/upload-rules.ts';

interface PictureInputProps {
  label: string;
  /** A button elsewhere opens it with `click()`. */
  ref: Ref<HTMLInputElement>;
  onChoose(file: File): void;
}

/** The hidden file input behind a button that chooses one picture; the same file can be chosen again. */
export const PictureInput = ({ label, ref, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept={UPLOAD_ACCEPT}
    onChange={(event) => {
      const file = event.target.files?.[0];
      event.target.value = '';
      if (file) onChoose(file);
    }}
  />
);
