import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../ui/Field.tsx';
import type { Colleague } from './useColleagues.ts';

export const ASSIGNMENT_FIELD = 'data-assignment-field';

export interface AssigneeFieldProps {
  label?: string;
  nobody?: string;
  colleagues: readonly Pick<Colleague, 'id' | 'label'>[];
  /** Id of the assignee; empty for nobody. */
  value: string;
  /** Shown if the colleague's account is gone. */
  assignedName: string | null | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  on?: Pick<ComponentProps<'select'>, 'onKeyDown' | 'onPointerDown' | 'onBlur'>;
  onChange(id: string): void;
}

export const AssigneeField = ({
  label = 'Assigned to',
  nobody = 'Nobody',
  colleagues,
  value,
  assignedName,
  error,
  hint,
  on,
  onChange,
}: AssigneeFieldProps) => {
  const isKnown = value === '' || colleagues.some((one) => one.id === value);
  return (
    <Field
      as="select"
      label={label}
      {...{ [ASSIGNMENT_FIELD]: '' }}
      value={value}
      error={error}
      hint={hint}
      {...on}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{nobody}</option>
      {!isKnown && <option value={value}>{assignedName ?? 'A former colleague'}</option>}
      {colleagues.map((colleague) => (
        <option key={colleague.id} value={colleague.id}>
          {colleague.label}
        </option>
      ))}
    </Field>
  );
};
