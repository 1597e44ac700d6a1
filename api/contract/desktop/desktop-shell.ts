/**
 * Sent by the desktop app's main process, which has no origin: Chromium's network stack says for it where a request comes
 * from, and whatever it says, the app is no foreign page.
 */
export const SHELL_HEADER = 'x-portal-shell';
/** The origin of the desktop app's interface; its files come from the app's own package. */
export const APP_ORIGIN = 'app://admin';
