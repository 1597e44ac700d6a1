import { permissionLabels } from '#contract/people/permission-labels.ts';
import { permissionsOf, type Role, roles } from '#contract/roles.ts';
import { Field } from '../../../ui/Field.tsx';

const meaningOf = (role: Role): string =>
  `May ${permissionsOf(role)
    .map((permission) => permissionLabels[permission])
    .join('; ')}.`;

interface RoleChoiceProps {
  /** Empty while none is chosen. */
  value: Role | '';
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange(role: Role): void;
}

export const RoleChoice = ({ value, hint = '', error, disabled = false, onChange }: RoleChoiceProps) => (
  <Field
    as="select"
    label="Role"
    value={value}
    hint={hint || (value === '' ? '' : meaningOf(value))}
    error={error}
    disabled={disabled}
    onChange={(event) => {
      const chosen = roles.find((role) => role === event.target.value);
      if (chosen) onChange(chosen);
    }}
  >
    {value === '' && <option value="">Please choose</option>}
    {roles.map((role) => (
      <option key={role} value={role}>
        {role}
      </option>
    ))}
  </Field>
);
