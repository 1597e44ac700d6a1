import { type ReactNode, useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type AsksBefore, LeaveContext } from './LeaveContext.ts';

/** Asks before a screen, or one of its sections, is left with something unsaved. A router heeds one blocker alone, this one. */
export const LeaveProvider = ({ children }: { children: ReactNode }) => {
  const unsaved = useRef(new Set<AsksBefore>());
  const register = useCallback((asks: AsksBefore) => {
    unsaved.current.add(asks);
    return () => void unsaved.current.delete(asks);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search) &&
      [...unsaved.current].some((asks) => asks(nextLocation.pathname)),
  );
  return (
    <LeaveContext value={register}>
      {children}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          question="Leave without saving?"
          detail="What you changed here is not saved yet and would be lost."
          confirmLabel="Leave"
          cancelLabel="Stay here"
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        />
      )}
    </LeaveContext>
  );
};
