import { useState } from 'react';
import { useUser } from '../client/PlatformContext.tsx';

/**
 * Whether the staff half of an editable place is there: from the moment that an administrator is signed in. It stays when
 * the session ends, so that nothing that was being written is lost. Never on the server and never before hydration.
 */
export const useStaffHalf = (): boolean => {
  const mayEdit = useUser()?.role === 'Administrator';
  const [came, setCame] = useState(false);
  if (mayEdit && !came) setCame(true);
  return mayEdit || came;
};
