import type { App, Session, WebContents } from 'electron';
import { isAppDocument } from './scheme.ts';

/** The only powers that the interface has: writing to the clipboard after a click. */
const ALLOWED = new Set(['clipboard-sanitized-write']);

const keepInside = (contents: WebContents, openOutside: (url: string) => void) => {
  const refuse = (event: { preventDefault(): void; url: string }) => {
    if (isAppDocument(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  };
  contents.on('will-navigate', refuse);
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isAppDocument(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
};

/** Sandboxes every renderer and keeps every window on the interface's own document. Call it before the app is ready. */
export const hardenApp = (app: App, openOutside: (url: string) => void): void => {
  app.enableSandbox();
  app.on('web-contents-created', (_event, contents) => keepInside(contents, openOutside));
};

/** Denies what pages may ask of the system: camera, place, devices, notifications and the rest. */
export const hardenSession = (session: Session): void => {
  const isAllowed = (permission: string, url: string) => ALLOWED.has(permission) && isAppDocument(url);
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isAllowed(permission, contents.getURL())),
  );
  session.setPermissionCheckHandler((contents, permission) => isAllowed(permission, contents?.getURL() ?? ''));
  session.setDevicePermissionHandler(() => false);
};
