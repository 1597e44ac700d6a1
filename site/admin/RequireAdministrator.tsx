import { useUser } from '../client/PlatformContext.tsx';
import type { Elements } from '../ui/elements.ts';
import { NoAccess } from './layout/NoAccess.tsx';

/** Shows its children to administrators, and a plain word to everyone else on the staff. */
export const RequireAdministrator = ({ children }: { children: Elements }) => {
  if (useUser()?.role === 'Administrator') return children;
  return (
    <NoAccess title="Your role does not allow this">
      This screen is for administrators. If you need something done here, please ask one of them.
    </NoAccess>
  );
};
