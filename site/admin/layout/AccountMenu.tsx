import { Link } from 'react-router-dom';
import type { User } from '#contract/people.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { LogOut } from '../../ui/icons/LogOut.tsx';

/** Who is signed in, as what, the way to the own password, and the way out. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { session } = usePlatform();
  return (
    <div className="me">
      <Avatar name={user.name} />
      <span>
        <b>{user.name}</b>
        <small>{user.role || 'Administrator'}</small>
      </span>
      <Link to="/admin/password" aria-label="Your password" title="Your password">
        <Icon of={KeyRound} />
      </Link>
      <button type="button" aria-label="Sign out" title="Sign out" onClick={() => void session.signOut()}>
        <Icon of={LogOut} />
      </button>
    </div>
  );
};
