import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaveQuestion } from '#contract/leave-question.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { type AsksBefore, LeaveContext } from './LeaveContext.ts';

/** Asks before a screen, or one of its sections, is left with something unsaved. A router heeds one blocker alone, this one. */
export const LeaveProvider = ({ children }: { children: Elements }) => {
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
          question={leaveQuestion.question}
          detail={leaveQuestion.detail}
          confirmLabel={leaveQuestion.leave}
          cancelLabel={leaveQuestion.stay}
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        />
      )}
    </LeaveContext>
  );
};
