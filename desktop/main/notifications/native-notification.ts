import { Notification } from 'electron';
import type { Log } from '../log.ts';
import type { SubmissionNotice } from './new-submissions.ts';
import { BUTTONS, openActivated, pathOfButton } from './notification-buttons.ts';

/** Referenced until they are closed: a notification that is garbage-collected loses its click handler. */
const shown = new Set<Notification>();

interface NotifierDeps {
  log: Log;
  platform: NodeJS.Platform;
  open(path: string, server?: string): void;
  /** Happens on macOS with an app that is not signed. */
  onFailed(): void;
}

/** Linux leaves out the buttons; macOS and Windows give the identifier back to an app that a click starts. */
export const createNotifier = ({ log, platform, open, onFailed }: NotifierDeps) => {
  const known = new Set<string>();
  if (platform === 'win32') Notification.handleActivation(openActivated({ isKnown: (id) => known.has(id), open }));
  return ({ title, body, path, id, server }: SubmissionNotice): void => {
    if (!Notification.isSupported()) return;
    const actions = id ? BUTTONS.map((text) => ({ type: 'button' as const, text })) : [];
    const notification = new Notification({ title, body, actions, ...(id && { id }) });
    const release = () => shown.delete(notification);
    shown.add(notification);
    if (id) known.add(id);
    notification.on('click', () => {
      release();
      open(path, server);
    });
    notification.on('action', ({ actionIndex }) => {
      release();
      open(pathOfButton(path, actionIndex), server);
    });
    notification.on('close', () => {
      release();
      // It may wait in the system's list, where its own listeners no longer hear of it.
      if (id) known.delete(id);
    });
    notification.on('failed', (_event, error) => {
      release();
      log.write(`The system did not show a notification: ${error}`);
      onFailed();
    });
    notification.show();
  };
};
