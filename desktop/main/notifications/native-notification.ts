import { Notification } from 'electron';
import type { SubmissionNotice } from './new-submissions.ts';

/** Referenced until they are closed: a notification that is garbage-collected loses its click handler. */
const shown = new Set<Notification>();

/** Shows a native notification; a click opens its path. */
export const showNotification = ({ title, body, path }: SubmissionNotice, open: (path: string) => void): void => {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  const release = () => shown.delete(notification);
  shown.add(notification);
  notification.on('click', () => {
    release();
    open(path);
  });
  notification.on('close', release);
  notification.on('failed', release);
  notification.show();
};
