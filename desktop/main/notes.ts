import { Notification } from 'electron';
import type { Note } from './attention.ts';

/** Kept until they end: a notification that is collected as garbage loses its click. */
const shown = new Set<Notification>();

/** Shows a native notification; a click opens its screen. */
export const showNote = ({ title, body, path }: Note, open: (path: string) => void): void => {
  if (!Notification.isSupported()) return;
  const note = new Notification({ title, body });
  const forget = () => shown.delete(note);
  shown.add(note);
  note.on('click', () => {
    forget();
    open(path);
  });
  note.on('close', forget);
  note.on('failed', forget);
  note.show();
};
