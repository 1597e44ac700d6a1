import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { longDate } from '#contract/dublin.ts';
import { listPeople } from '#contract/people/calls.ts';
import type { StaffPerson } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { ago } from '../../../ui/relative-time.ts';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { useNow } from '../../useNow.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';

const lastSeen = ({ lastLogin, invited, invitedUntil }: StaffPerson, now: Date): string => {
  if (lastLogin) return `Last signed in ${ago(lastLogin, now)}`;
  if (invited && invitedUntil) return `Invited, until ${longDate(invitedUntil)}`;
  return invited ? 'The invitation is over' : 'Has not signed in yet';
};

const PersonRow = ({ person, onManage }: { person: StaffPerson; onManage: () => void }) => {
  const now = useNow();
  const own = useUser()?.id === person.id;
  return (
    <li>
      <StaffAvatar
        name={person.name}
        pictureUrl={person.pictureUrl}
        colour={mayDo(person.role, 'people') ? 'heather' : 'slaney'}
        size="small"
      />
      <span className="grow">
        <b>{`${person.name}${own ? ' (you)' : ''}`}</b>
        <small>{person.email}</small>
      </span>
      <span className="hint people__seen">
        <span className="row row--tight">
          <Badge tone={mayDo(person.role, 'people') ? 'plum' : 'info'}>{person.role}</Badge>
          {person.disabled && <Badge tone="bad">Disabled</Badge>}
          {!person.disabled && person.invited && <Badge tone="wait">Invited</Badge>}
        </span>
        <span>{lastSeen(person, now)}</span>
      </span>
      <Button variant="line" onClick={onManage}>
        Manage<span className="sr">{` ${person.name}`}</span>
      </Button>
    </li>
  );
};

const PER_PAGE = 50;
const INVITE = fieldId('invite');

const People = ({ people, onInvite }: { people: readonly StaffPerson[]; onInvite: () => void }) => {
  const [managed, setManaged] = useState('');
  const person = people.find(({ id }) => id === managed);
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Who may sign in</h2>
          <p>Every colleague with an account, and what they may do.</p>
        </div>
        <Button id={INVITE} variant="line" icon="user-plus" onClick={onInvite}>
          Invite someone
        </Button>
      </div>
      <div className="box__body">
        <ul className="rows">
          {people.map((one) => (
            <PersonRow key={one.id} person={one} onManage={() => setManaged(one.id)} />
          ))}
        </ul>
      </div>
      {person && <PersonDialog person={person} onClose={() => setManaged('')} />}
    </section>
  );
};

export const PeopleSection = () => {
  const params = usePageParams();
  const { hash } = useLocation();
  const [inviting, setInviting] = useState(hash === `#${INVITE}`);
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), listPeople, { query: { page: params.page, pageSize: PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The people could not be loaded. Please try refreshing the page.</NotReachable>
    ) : (
      <LoadingBox label="Loading the people" />
    );
  }
  return (
    <div className="stack">
      <People people={data.people} onInvite={() => setInviting(true)} />
      <Pagination
        page={params.page}
        pages={Math.ceil(data.total / PER_PAGE)}
        label="Pages of people"
        onPage={params.goTo}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
};
