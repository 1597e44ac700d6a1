import { useState } from 'react';
import { dateAndTime } from '#contract/dublin.ts';
import type { Invitation } from '#contract/people/invitations.ts';
import type { StaffPerson } from '#contract/people/people.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AccountActions } from './AccountActions.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type PersonActions, usePersonActions } from './usePersonActions.ts';

const PersonName = ({ person, actions }: { person: StaffPerson; actions: PersonActions }) => {
  const [name, setName] = useState(person.name);
  const typed = name.trim();
  return (
    <form
      className="row row--end"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== person.name) void actions.change({ name: typed }, `The name is ${typed} now.`);
      }}
    >
      <Field label="Name" maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
      {typed !== person.name && (
        <Button type="submit" variant="line" icon="check" busy={actions.busy === 'change'}>
          Save the name
        </Button>
      )}
    </form>
  );
};

export const PersonDialog = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const own = useUser()?.id === person.id;
  const actions = usePersonActions(person.id);
  const [link, setLink] = useState<Invitation | null>(null);
  return (
    <Dialog title={person.name} hint={person.email} small onClose={onClose}>
      {actions.failure && (
        <Notice tone="bad">
          <p>{actions.failure}</p>
        </Notice>
      )}
      {actions.done && (
        <Notice tone="ok">
          <p>{actions.done}</p>
        </Notice>
      )}
      {link && <InvitationLink invitation={link} />}
      <PersonName person={person} actions={actions} />
      <RoleChoice
        value={person.role}
        hint={own ? 'Your own role can be changed by another administrator.' : ''}
        disabled={own || actions.busy !== null}
        onChange={(role) =>
          void actions.change({ role }, `${person.name} is ${/^[AE]/.test(role) ? 'an' : 'a'} ${role} now.`)
        }
      />
      <dl className="dl">
        <div>
          <dt>Last sign-in</dt>
          <dd>{person.lastLogin ? dateAndTime(person.lastLogin) : 'Never'}</dd>
        </div>
        <div>
          <dt>Signed in now</dt>
          <dd>{person.sessions === 1 ? '1 session' : `${person.sessions} sessions`}</dd>
        </div>
      </dl>
      <AccountActions person={person} own={own} actions={actions} onLink={setLink} />
    </Dialog>
  );
};
