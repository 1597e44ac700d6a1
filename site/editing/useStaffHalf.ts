import { useState } from 'react';
import { useUser } from '../client/PlatformContext.tsx';

/**
 * Whether the staff's half of a text or picture is loaded: once somebody is signed in. It stays when the session ends, so that
 * nothing typed is lost. Never on the server and never before hydration. The half itself knows who may edit.
 */
export const useStaffHalf = (): boolean => {
  const isSignedIn = Boolean(useUser());
  const [loaded, setLoaded] = useState(false);
  if (isSignedIn && !loaded) setLoaded(true);
  return isSignedIn || loaded;
};
