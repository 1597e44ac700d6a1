/**
 * Sent by the desktop app's main process, which has no origin: Chromium's network stack fills in where a request comes from,
 * and the app is no foreign page whatever it says.
 */
export const SHELL_HEADER = 'x-portal-shell';
export const APP_ORIGIN = 'app://admin';
