import { useLocation } from 'react-router-dom';
import { NoAccess } from '../layout/NoAccess.tsx';

export const AdminNotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <NoAccess title="Page not found">{`There is no screen at ${pathname} in this version of the portal. Everything else is in the menu.`}</NoAccess>
  );
};
