import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './FieldError.tsx';

type Surroundings = {
  label: ReactNode;
  /** Beside the label, such as "Optional" or "At least 10 characters". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows how many characters are written, and how many fit when `maxLength` is given. Needs `value`. */
  counted?: boolean;
  /** A sign in front of the text, such as €. */
  prefix?: string;
  /** A control at the end of the line, such as "Show password", or beside the error, such as "Suggest". */
  end?: ReactNode;
  beside?: ReactNode;
  /** Keeps a short answer's field short. */
  short?: boolean;
};
type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'prefix'>;
export type FieldProps = Surroundings &
  (({ as?: 'input' } & Own<'input'>) | ({ as: 'textarea' } & Own<'textarea'>) | ({ as: 'select' } & Own<'select'>));

type ControlProps = { as?: 'input' | 'textarea' | 'select' } & Record<string, unknown>;

const Control = ({ as: Tag = 'input', ...props }: ControlProps) => <Tag {...props} />;

const countText = (value: unknown, max: unknown): string => {
  const count = Array.from(String(value ?? '')).length;
  const used = count.toLocaleString('en-IE');
  return typeof max === 'number' ? `${used} of ${max.toLocaleString('en-IE')} characters` : `${used} characters`;
};

/**
 * A labelled control with its hint, error and character count, wired for assistive technology.
 * Give `id` when an error summary links to it.
 */
export const Field = (props: FieldProps) => {
  const { label, note, hint, error, counted, prefix, end, beside, short, id, className, ...control } = props;
  const made = useId();
  const own = id ?? made;
  const described = classNames(control['aria-describedby'], hint ? `${own}-hint` : '', error && `${own}-error`);
  const wired = {
    ...control,
    id: own,
    className: classNames('input', end ? 'input--toggle' : '', className),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  const count = counted && (
    <span className="count">{countText(control.value, 'maxLength' in control ? control.maxLength : undefined)}</span>
  );
  return (
    <div className={classNames('field', short && 'field--short')}>
      <label htmlFor={own}>
        {label}
        {note && <span className="opt">{note}</span>}
      </label>
      {prefix || end ? (
        <div className="affix">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <Control {...wired} />
          {end}
        </div>
      ) : (
        <Control {...wired} />
      )}
      {count}
      {hint && (
        <p className="hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {beside ? (
        <div className="row row--between">
          <FieldError id={`${own}-error`} message={error} />
          {beside}
        </div>
      ) : (
        <FieldError id={`${own}-error`} message={error} />
      )}
    </div>
  );
};
