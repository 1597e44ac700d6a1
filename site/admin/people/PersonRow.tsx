import { longDate } from '#contract/dublin.ts';
import type { StaffPerson } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ago } from '../../ui/relative-time.ts';
import { StaffAvatar } from '../../ui/StaffAvatar.tsx';
import { useNow } from '../useNow.ts';

const lastSeen = ({ lastLogin, invited, invitedUntil }: StaffPerson, now: Date): string => {
  if (lastLogin) return `Last signed in ${ago(lastLogin, now)}`;
  if (invited && invitedUntil) return `Invited, until ${longDate(invitedUntil)}`;
  return invited ? 'The invitation is over' : 'Has not signed in yet';
};

export const PersonRow = ({ person, onManage }: { person: StaffPerson; onManage: () => void }) => {
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
