const CHANNEL = 'portal.sign-in';
const SIZE = 'popup,width=520,height=680';
const CLOSED_CHECK_MS = 500;
/** Milliseconds to wait after the window has closed, as its last message may still be on its way. */
const GRACE_MS = 1500;
const ISOLATED_WITHIN_MS = 5000;

export const POPUP_BLOCKED =
  'The browser did not open the sign-in window. Please allow pop-up windows for this site and try again.';
export const POPUP_TIMEOUT_MS = 5 * 60_000;

/** Used instead of an opener, which is lost when the provider isolates its pages. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

export interface PopupBrowser {
  open(url: string, target: string, features: string): { closed: boolean; location: { href: string } } | null;
  channel(name: string): Channel;
}

export const popupBrowser: PopupBrowser = {
  open: (url, target, features) => window.open(url, target, features),
  channel: (name) => new BroadcastChannel(name),
};

/**
 * Hands the provider's answer to the window that opened this one; true if there was one. It comes behind `#`, so no server sees
 * it.
 */
export const passOnAnswer = (
  { location, history }: { location: { hash: string; pathname: string }; history: Pick<History, 'replaceState'> },
  channel: PopupBrowser['channel'] = popupBrowser.channel,
): boolean => {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) return false;
  history.replaceState(null, '', location.pathname);
  const out = channel(CHANNEL);
  out.postMessage(answer.toString());
  out.close();
  return true;
};

const answerFor = (event: MessageEvent, state: string): URLSearchParams | null => {
  const answer = typeof event.data === 'string' ? new URLSearchParams(event.data) : null;
  return answer?.get('state') === state ? answer : null;
};

/**
 * Calls `onClosed` when the person closes the window. A provider that isolates its pages makes the window look closed as soon
 * as it gets there, so one that seems to close at once is not believed.
 */
const watchClosing = (popup: { closed: boolean }, onClosed: () => void): (() => void) => {
  const opened = performance.now();
  let grace: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    if (performance.now() - opened > ISOLATED_WITHIN_MS) grace = setTimeout(onClosed, GRACE_MS);
  }, CLOSED_CHECK_MS);
  return () => {
    clearInterval(watch);
    clearTimeout(grace);
  };
};

const hear = (channel: Channel, popup: { closed: boolean }, state: string): Promise<URLSearchParams | null> =>
  new Promise((resolve) => {
    const end = (answer: URLSearchParams | null) => {
      stop();
      clearTimeout(late);
      channel.close();
      resolve(answer);
    };
    const stop = watchClosing(popup, () => end(null));
    const late = setTimeout(() => end(null), POPUP_TIMEOUT_MS);
    channel.onmessage = (event) => {
      const answer = answerFor(event, state);
      if (answer) end(answer);
    };
  });

/**
 * Waits for the answer that carries `state`; null if the person closes the window, or after five minutes. The window opens at
 * once, in the click; its address may follow a moment later.
 * @throws Error if the browser blocks it.
 */
export const askInPopup = async (
  browser: PopupBrowser,
  state: string,
  address: () => Promise<string>,
): Promise<URLSearchParams | null> => {
  const popup = browser.open('about:blank', CHANNEL, SIZE);
  if (!popup) throw new Error(POPUP_BLOCKED);
  popup.location.href = await address();
  return hear(browser.channel(CHANNEL), popup, state);
};
