import { Navigate, Outlet } from 'react-router-dom';
import { type FramedScreen, firstScreen, mayOpenScreen } from '#contract/pages/admin-screens.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { NoAccess } from './layout/NoAccess.tsx';

/** Shows a screen to whose role it is for. The first one leads the others to theirs. */
export const RequireRole = ({ screen }: { screen: FramedScreen }) => {
  const role = useUser()?.role;
  if (!role || mayOpenScreen(role, screen)) return <Outlet />;
  if (screen === '') return <Navigate to={firstScreen(role)} replace />;
  return (
    <NoAccess title="Your role does not allow this">
      This screen is for other colleagues. If you need something done here, please ask an administrator.
    </NoAccess>
  );
};
