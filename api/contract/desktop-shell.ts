/**
 * Sent by the desktop app's main process, which has no origin: Chromium's network stack says for it where a request comes
 * from, and whatever it says, the app is no foreign page.
 */
export const SHELL_HEADER = 'x-portal-shell';
