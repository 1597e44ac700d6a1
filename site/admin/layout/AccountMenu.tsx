import { Link } from 'react-router-dom';
import type { User } from '#contract/people/people.ts';
import { FIRST_ROLE } from '#contract/roles.ts';
import { useOutbox } from '../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSignOut } from './useSignOut.tsx';

/** Who is signed in, as what, the way to the own account, and the way out. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { signOut, question } = useSignOut(usePlatform().session, useOutbox());
  return (
    <div className="me">
      <Avatar name={user.name} />
      <span>
        <b>{user.name}</b>
        <small>{user.role || FIRST_ROLE}</small>
      </span>
      <Link to="/admin/security" aria-label="My account" title="My account">
        <Icon name="key-round" />
      </Link>
      <button type="button" aria-label="Sign out" title="Sign out" onClick={signOut}>
        <Icon name="log-out" />
      </button>
      {question}
    </div>
  );
};
