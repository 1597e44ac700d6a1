import { use, useLayoutEffect } from 'react';
import { useLeaveWarning } from '../../editing/useLeaveWarning.ts';
import { LeaveContext } from './LeaveContext.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Addresses to which nothing is lost. */
  except?: (pathname: string) => boolean;
}

/** Asks before a screen, or one of its sections, is left while this is unsaved. */
export const LeaveGuard = ({ unsaved, except }: LeaveGuardProps) => {
  useLeaveWarning(unsaved);
  const register = use(LeaveContext);
  useLayoutEffect(
    () => (unsaved ? register((pathname) => !except?.(pathname)) : undefined),
    [unsaved, except, register],
  );
  return null;
};
