import { TITLE_MAX } from '#contract/blogs/blogs.ts';
import { FieldError } from '../../ui/FieldError.tsx';

interface TitleFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

export const TitleField = ({ id, value, error, onChange }: TitleFieldProps) => (
  <div>
    <label className="sr" htmlFor={id}>
      Title
    </label>
    <textarea
      className="title"
      id={id}
      rows={1}
      placeholder="Title"
      maxLength={TITLE_MAX}
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
    <FieldError id={`${id}-error`} message={error} />
  </div>
);
