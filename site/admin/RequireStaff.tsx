import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../client/PlatformContext.tsx';

/** Shows its children to signed-in staff; sends everyone else to the sign-in, which remembers where they came from. */
export const RequireStaff = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  const location = useLocation();
  if (user && !user.mustChangePassword) return children;
  return <Navigate to="/admin/login" replace state={{ from: location.pathname + location.search }} />;
};
