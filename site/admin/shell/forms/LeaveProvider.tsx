import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaveQuestion } from '#contract/text/leave-question.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { LeaveContext, type Unsaved } from './LeaveContext.ts';

/** The only blocker for leaving unsaved work, as a router heeds just one. */
export const LeaveProvider = ({ children }: { children: Elements }) => {
  const unsaved = useRef(new Set<Unsaved>());
  const register = useCallback((one: Unsaved) => {
    unsaved.current.add(one);
    return () => void unsaved.current.delete(one);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search) &&
      [...unsaved.current].some(({ asksBefore }) => asksBefore(nextLocation.pathname)),
  );
  const leave = () => {
    for (const { onLeave } of unsaved.current) onLeave?.();
    blocker.proceed?.();
  };
  return (
    <LeaveContext value={register}>
      {children}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          question={leaveQuestion.question}
          detail={leaveQuestion.detail}
          confirmLabel={leaveQuestion.leave}
          cancelLabel={leaveQuestion.stay}
          onConfirm={leave}
          onCancel={() => blocker.reset()}
        />
      )}
    </LeaveContext>
  );
};
