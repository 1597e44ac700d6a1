import { useState } from 'react';
import { mayDo } from '#contract/roles.ts';
import { useUser } from '../client/PlatformContext.tsx';

/**
 * Whether the editing controls of a text or picture are shown: once somebody who edits pages is signed in. They stay when the
 * session ends, so that nothing typed is lost. Never on the server and never before hydration.
 */
export const useStaffHalf = (): boolean => {
  const role = useUser()?.role;
  const mayEdit = role !== undefined && mayDo(role, 'edit-pages');
  const [loaded, setLoaded] = useState(false);
  if (mayEdit && !loaded) setLoaded(true);
  return mayEdit || loaded;
};
