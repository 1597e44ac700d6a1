import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { FieldError } from './FieldError.tsx';
import { useHydrated } from './useHydrated.ts';

type Labelling = {
  label: ReactNode;
  /** Beside the label, such as "Optional" or "At least 10 characters". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows how many characters are written, and how many fit when `maxLength` is given. Needs `value`. */
  counted?: boolean;
  /** Shown before the text, such as €. */
  prefix?: string;
  /** A control at the end of the line, such as "Show password", or beside the error, such as "Suggest". */
  end?: Elements;
  beside?: Elements;
  /** Keeps a short answer's field short. */
  short?: boolean;
};
type Attributes<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'prefix'>;
export type FieldProps = Labelling &
  (
    | ({ as?: 'input' } & Attributes<'input'>)
    | ({ as: 'textarea' } & Attributes<'textarea'>)
    | ({ as: 'select' } & Attributes<'select'>)
  );

type ControlProps = { as?: 'input' | 'textarea' | 'select' } & Record<string, unknown>;

const Control = ({ as: Tag = 'input', ...props }: ControlProps) => <Tag {...props} />;

const countText = (value: unknown, max: unknown): string => {
  const count = Array.from(String(value ?? '')).length;
  const used = count.toLocaleString('en-IE');
  return typeof max === 'number'
    ? `${used} of ${max.toLocaleString('en-IE')} characters`
    : `${used} ${count === 1 ? 'character' : 'characters'}`;
};

/**
 * A labelled control with its hint, error and character count, attributes for assistive technology.
 * Give `id` when an error summary links to it.
 */
export const Field = (props: FieldProps) => {
  const { label, note, hint, error, counted, prefix, end, beside, short, id, className, ...control } = props;
  const hydrated = useHydrated();
  const generated = useId();
  const controlId = id ?? generated;
  const describedBy = classNames(
    control['aria-describedby'],
    hint ? `${controlId}-hint` : '',
    error && `${controlId}-error`,
  );
  const attributes = {
    ...control,
    id: controlId,
    className: classNames('input', end ? 'input--toggle' : '', className),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const max = 'maxLength' in control ? control.maxLength : undefined;
  // Without scripts nothing counts; the line has its height, so that what stands below stays where somebody presses it.
  const count = counted && <span className="count">{hydrated ? countText(control.value, max) : '\u00a0'}</span>;
  return (
    <div className={classNames('field', short && 'field--short')}>
      <label htmlFor={controlId}>
        {note ? (
          <>
            <span>{label}</span>
            <span className="opt">{note}</span>
          </>
        ) : (
          label
        )}
      </label>
      {prefix || end ? (
        <div className="affix">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <Control {...attributes} />
          {end}
        </div>
      ) : (
        <Control {...attributes} />
      )}
      {count}
      {hint && (
        <p className="hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {beside ? (
        <div className="row row--between">
          <FieldError id={`${controlId}-error`} message={error} />
          {beside}
        </div>
      ) : (
        <FieldError id={`${controlId}-error`} message={error} />
      )}
    </div>
  );
};
