import { use, useEffectEvent, useLayoutEffect } from 'react';
import { useLeaveWarning } from '../../editing/useLeaveWarning.ts';
import { LeaveContext } from './LeaveContext.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Forgets what is kept of it, when somebody leaves all the same. */
  onLeave?: () => void;
  /** Addresses to which nothing is lost. */
  except?: (pathname: string) => boolean;
}

/** Asks before a screen, or one of its sections, is left while this is unsaved. */
export const LeaveGuard = ({ unsaved, onLeave, except }: LeaveGuardProps) => {
  useLeaveWarning(unsaved);
  const register = use(LeaveContext);
  const asksBefore = useEffectEvent((pathname: string) => !except?.(pathname));
  const leave = useEffectEvent(() => onLeave?.());
  useLayoutEffect(
    () => (unsaved ? register({ asksBefore: (pathname) => asksBefore(pathname), onLeave: () => leave() }) : undefined),
    [unsaved, register],
  );
  return null;
};
