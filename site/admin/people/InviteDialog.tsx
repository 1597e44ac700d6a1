import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Invitation } from '#contract/invitations.ts';
import { newPerson, type Role } from '#contract/people.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { invitePerson } from '../../client/people.ts';
import { allOf } from '../../client/query-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Send } from '../../ui/icons/Send.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';

interface Invited {
  name: string;
  email: string;
  role: Role;
}

const empty: Invited = { name: '', email: '', role: 'Volunteer' };

const useInviteForm = (onInvited: (invitation: Invitation) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useEditForm<Invited>({
    start: empty,
    schema: newPerson,
    save: async (person) => {
      onInvited(await invitePerson(platform, person));
      void queryClient.invalidateQueries({ queryKey: allOf('people') });
      return empty;
    },
  });
};

/** Invites a person: name, e-mail address, role, and then the link, once. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const formId = useId();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { values, errors, failure, busy, change, submit } = useInviteForm(setInvitation);
  const actions = invitation ? (
    <Button variant="brand" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="brand" type="submit" form={formId} icon={Send} busy={busy} busyLabel="Inviting">
        Send invitation
      </Button>
    </>
  );
  return (
    <Dialog title="Invite someone" small onClose={onClose} footer={actions}>
      {invitation && <InvitationLink invitation={invitation} />}
      {!invitation && (
        <form className="stack" id={formId} noValidate onSubmit={submit}>
          {failure && !errors.email && (
            <Notice tone="bad">
              <p>{failure}</p>
            </Notice>
          )}
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
          <RoleChoice value={values.role} onChange={(role) => change({ role })} />
        </form>
      )}
    </Dialog>
  );
};
