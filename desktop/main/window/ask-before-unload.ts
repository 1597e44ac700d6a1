import { type BrowserWindow, dialog, powerMonitor } from 'electron';
import { leaveQuestion } from '#contract/text/leave-question.ts';
import { focusWindow } from './create-window.ts';

/** Milliseconds after which a session that the system wanted to end counts as going on. */
const SESSION_ENDS_WITHIN_MS = 60_000;

const LEAVE = 0;
const STAY = 1;

const wantsToLeave = (window: BrowserWindow): boolean => {
  const { question, detail, leave, stay } = leaveQuestion;
  focusWindow(window);
  const buttons = [leave, stay];
  const answers = { type: 'question', buttons, defaultId: STAY, cancelId: STAY, noLink: true } as const;
  return dialog.showMessageBoxSync(window, { ...answers, message: question, detail }) === LEAVE;
};

/** Calls `onStay` where the person stays. When the system ends their session nobody is asked, as nobody could answer. */
export const askBeforeUnload = (window: BrowserWindow, onStay: () => void): void => {
  let endsAt = Number.NEGATIVE_INFINITY;
  const sessionEnds = () => {
    endsAt = performance.now();
  };
  // Windows tells the window, the others the monitor of the power.
  window.on('session-end', sessionEnds);
  powerMonitor.on('shutdown', sessionEnds);
  window.once('closed', () => powerMonitor.off('shutdown', sessionEnds));
  window.webContents.on('will-prevent-unload', (event) => {
    const isEnding = performance.now() - endsAt < SESSION_ENDS_WITHIN_MS;
    if (isEnding || wantsToLeave(window)) event.preventDefault();
    else onStay();
  });
};
