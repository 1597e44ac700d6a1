import { type ComponentProps, type ReactNode, useId } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { pageLanguage } from '../language/t.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { FieldError } from './FieldError.tsx';
import { inSpan } from './in-span.tsx';
import { useHydrated } from './useHydrated.ts';

type Labelling = {
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Needs `value`; shows the limit as well if `maxLength` is given. */
  counted?: boolean;
  prefix?: string;
  end?: Elements;
  beside?: Elements;
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

/** Leaves out the comma in other languages, which read it as the beginning of decimals. */
const figure = (count: number) => (count === 1 || pageLanguage().language ? count : count.toLocaleString('en-IE'));

const Count = ({ of, max }: { of: unknown; max: unknown }) => {
  const count = figure(Array.from(String(of ?? '')).length);
  return typeof max === 'number' ? (
    <T className="count" of={forms.charactersOf} values={{ count, max: figure(max) }} />
  ) : (
    <T className="count" of={forms.characters} values={{ count }} />
  );
};

/** Give `id` if an error summary links to it. */
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
  const count =
    counted && (hydrated ? <Count of={control.value} max={max} /> : <span className="count">{'\u00a0'}</span>);
  return (
    <div className={classNames('field', short && 'field--short')}>
      <label htmlFor={controlId}>
        {note ? (
          <>
            {inSpan(label)}
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
