import type { App } from 'electron';

export const runSingleInstance = (app: App, begin: () => void, openLink: (args: readonly string[]) => void): void => {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.on('second-instance', (_event, args) => openLink(args));
  // macOS passes links in an event of its own.
  app.on('open-url', (event, url) => {
    event.preventDefault();
    openLink([url]);
  });
  begin();
};
