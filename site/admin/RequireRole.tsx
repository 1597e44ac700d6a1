import { Outlet } from 'react-router-dom';
import { type FramedScreen, mayOpenScreen } from '#contract/pages/admin-screens.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { NoAccess } from './layout/NoAccess.tsx';

export const RequireRole = ({ screen }: { screen: FramedScreen }) => {
  const role = useUser()?.role;
  if (!role || mayOpenScreen(role, screen)) return <Outlet />;
  return (
    <NoAccess title="Your role does not allow this">
      This screen is for other colleagues. If you need something done here, please ask an administrator.
    </NoAccess>
  );
};
