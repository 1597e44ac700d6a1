import { Notification } from 'electron';
import type { Log } from '../log.ts';
import type { SubmissionNotice } from './new-submissions.ts';

/** Referenced until they are closed: a notification that is garbage-collected loses its click handler. */
const shown = new Set<Notification>();

const BUTTONS = ['Approve', 'Open'] as const;

interface NotifierDeps {
  log: Log;
  open(path: string, server?: string): void;
  /** The system does not show the app's notifications, as macOS does with an app that is not signed. */
  onFailed(): void;
}

/** Nobody approves what they have not read: the item opens, and asks to be confirmed. */
const toApprove = (path: string) => `${path}&begin=approve`;

/**
 * Shows native notifications; a click opens their path. About one item there are buttons, which Linux leaves out. macOS
 * gives the identifier back to an app that a click starts.
 */
export const createNotifier =
  ({ log, open, onFailed }: NotifierDeps) =>
  ({ title, body, path, id, server }: SubmissionNotice): void => {
    if (!Notification.isSupported()) return;
    const actions = id ? BUTTONS.map((text) => ({ type: 'button' as const, text })) : [];
    const notification = new Notification({ title, body, actions, ...(id && { id }) });
    const release = () => shown.delete(notification);
    shown.add(notification);
    notification.on('click', () => {
      release();
      open(path, server);
    });
    notification.on('action', ({ actionIndex }) => {
      release();
      open(BUTTONS[actionIndex] === 'Approve' ? toApprove(path) : path, server);
    });
    notification.on('close', release);
    notification.on('failed', (_event, error) => {
      release();
      log.write(`The system did not show a notification: ${error}`);
      onFailed();
    });
    notification.show();
  };
