import { useLocation } from 'react-router-dom';
import { DeadEnd } from '../layout/DeadEnd.tsx';

/** An address of the portal that leads nowhere. */
export const AdminNotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <DeadEnd title="Page not found">
      There is no screen at {pathname} in this version of the portal. Everything else is in the menu.
    </DeadEnd>
  );
};
