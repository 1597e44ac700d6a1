import { useBlocker } from 'react-router-dom';
import { useLeaveWarning } from '../../editing/useLeaveWarning.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Addresses to which nothing is lost. */
  except?: (pathname: string) => boolean;
}

/** Asks before a screen, or one of its sections, is left with something unsaved. */
export const LeaveGuard = ({ unsaved, except }: LeaveGuardProps) => {
  useLeaveWarning(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !except?.(nextLocation.pathname) &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question="Leave without saving?"
      detail="What you changed here is not saved yet and would be lost."
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
};
