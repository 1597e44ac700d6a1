import type { App, Session, WebContents } from 'electron';
import { isAppDocument } from './app-document.ts';

const ALLOWED = new Set(['clipboard-sanitized-write']);

const restrictNavigation = (contents: WebContents, openAllowedUrl: (url: string) => void) => {
  contents.on('will-navigate', (event) => {
    if (isAppDocument(event.url)) return;
    event.preventDefault();
    openAllowedUrl(event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isAppDocument(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openAllowedUrl(url);
    return { action: 'deny' };
  });
};

/** Call it before the app is ready. */
export const hardenApp = (app: App, openAllowedUrl: (url: string) => void): void => {
  app.enableSandbox();
  app.on('web-contents-created', (_event, contents) => restrictNavigation(contents, openAllowedUrl));
};

export const hardenSession = (session: Session): void => {
  const isAllowed = (permission: string, url: string) => ALLOWED.has(permission) && isAppDocument(url);
  session.setPermissionRequestHandler((contents, permission, respond) =>
    respond(isAllowed(permission, contents.getURL())),
  );
  session.setPermissionCheckHandler((contents, permission) => isAllowed(permission, contents?.getURL() ?? ''));
  session.setDevicePermissionHandler(() => false);
};
