import { useState } from 'react';
import { useUser } from '../client/PlatformContext.tsx';

/**
 * True once somebody is signed in, and still when the session ends, so that nothing typed is lost. Never true on the server or
 * before hydration. The half itself knows who may edit.
 */
export const useStaffHalf = (): boolean => {
  const isSignedIn = Boolean(useUser());
  const [loaded, setLoaded] = useState(false);
  if (isSignedIn && !loaded) setLoaded(true);
  return isSignedIn || loaded;
};
