import type { Platform } from '../platform.ts';
import type { Outbox } from './outbox.ts';

const SEND_EVERY_MS = 20_000;

/**
 * Sends at once when the network, the server or the page comes back, and from time to time even while the server does not
 * answer. A browser's hidden tab leaves that to others; the desktop app has one page, which sends from the tray.
 * @returns a function that stops it.
 */
export const startSending = ({ outbox, platform }: { outbox: Outbox; platform: Platform }): (() => void) => {
  const { connection, kind } = platform;
  const send = () => {
    if (kind === 'desktop' || document.visibilityState === 'visible') void outbox.send().then(outbox.askAgain);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    const { entries, isReachable } = outbox.current();
    const waits = !isReachable || entries.some(({ state }) => state === 'waiting');
    if (waits === (timer !== undefined)) return;
    clearInterval(timer);
    timer = waits ? setInterval(send, SEND_EVERY_MS) : undefined;
  };
  let wasOnline = true;
  const stops = [
    outbox.subscribe(follow),
    platform.session.subscribe(send),
    connection?.subscribe(() => {
      const isOnline = connection.isOnline();
      if (isOnline && !wasOnline) send();
      wasOnline = isOnline;
    }),
  ];
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  follow();
  send();
  return () => {
    for (const stop of stops) stop?.();
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
    clearInterval(timer);
  };
};
