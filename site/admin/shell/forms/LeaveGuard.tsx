import { use, useEffectEvent, useLayoutEffect } from 'react';
import { useLeaveWarning } from '../../../editing/useLeaveWarning.ts';
import { LeaveContext } from './LeaveContext.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  onLeave?: () => void;
  /** True for addresses to which one may go without losing anything. */
  except?: (pathname: string) => boolean;
}

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
