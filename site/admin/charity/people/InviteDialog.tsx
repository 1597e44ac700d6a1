import * as z from 'zod/mini';
import { invitePerson } from '#contract/people/calls.ts';
import { newPerson } from '#contract/people/people.ts';
import type { Role } from '#contract/roles.ts';
import { Field } from '../../../ui/Field.tsx';
import { CreationDialog } from '../../shell/forms/CreationDialog.tsx';
import { useCreationForm } from '../../shell/forms/useCreationForm.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';

interface Invited {
  name: string;
  email: string;
  role: Role | '';
}

const empty: Invited = { name: '', email: '', role: '' };

export const InviteDialog = ({ start = empty, onClose }: { start?: Invited; onClose: () => void }) => {
  const { form, created } = useCreationForm({
    draft: start === empty ? 'invitation.new' : null,
    start,
    schema: newPerson,
    call: invitePerson,
    inputOf: (person) => ({ body: z.parse(newPerson, person) }),
  });
  const { values, errors, change } = form;
  return (
    <CreationDialog
      title="Invite someone"
      form={form}
      submitLabel="Send invitation"
      busyLabel="Inviting"
      icon="send"
      created={created && <InvitationLink invitation={created} />}
      onClose={onClose}
    >
      <Field
        label="Name"
        maxLength={100}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        hint="Also the one they would use with Microsoft or Google."
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <RoleChoice value={values.role} error={errors.role} onChange={(role) => change({ role })} />
    </CreationDialog>
  );
};
