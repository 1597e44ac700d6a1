import { resolve } from 'node:path';
import type { App } from 'electron';
import { DEEP_LINK_SCHEME } from '../bridge/addresses.ts';

/**
 * In development the executable is Electron's own, which needs the app's folder as an argument; a test or a plain start of it
 * registers nothing.
 */
export const registerLinks = (
  app: Pick<App, 'isPackaged' | 'setAsDefaultProtocolClient'>,
  { execPath, argv, isDevelopment }: { execPath: string; argv: readonly string[]; isDevelopment: boolean },
): void => {
  // `deepLinkPath` accepts a link in its exact known form only.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  else if (isDevelopment && argv[1]) {
    app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME, execPath, [resolve(argv[1])]);
  }
};
