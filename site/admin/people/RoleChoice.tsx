import { type Role, roles } from '#contract/people/people.ts';
import { Field } from '../../ui/Field.tsx';

const meanings: Record<Role, string> = {
  Administrator: 'May do everything: pages, posts, settings and people too.',
  Volunteer: 'Reads and reviews testimonials and donations, and deletes nothing.',
};

const roleOf = (value: string): Role => roles.find((role) => role === value) ?? 'Volunteer';

interface RoleChoiceProps {
  value: Role;
  /** Said instead of what the role may do. */
  hint?: string;
  disabled?: boolean;
  onChange(role: Role): void;
}

/** Chooses a role and says what it may do. */
export const RoleChoice = ({ value, hint = '', disabled = false, onChange }: RoleChoiceProps) => (
  <Field
    as="select"
    label="Role"
    value={value}
    hint={hint || meanings[value]}
    disabled={disabled}
    onChange={(event) => onChange(roleOf(event.target.value))}
  >
    {roles.map((role) => (
      <option key={role} value={role}>
        {role}
      </option>
    ))}
  </Field>
);
