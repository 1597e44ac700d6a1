import { emitter, throwOnUnknown } from './state.ts';
import type { WebContents } from './web-contents.ts';

type Request = (contents: WebContents, permission: string, answer: (allowed: boolean) => void, details: object) => void;

let onRequest: Request | null = null;

/** Asks the app whether a page may do something; without a handler Electron allows it. */
export const askPermission = (contents: WebContents, permission: string): Promise<boolean> =>
  new Promise((answer) => {
    if (onRequest) onRequest(contents, permission, answer, { requestingUrl: contents.getURL(), isMainFrame: true });
    else answer(true);
  });

const defaultSession = throwOnUnknown(
  'session.defaultSession',
  Object.assign(emitter(), {
    setPermissionRequestHandler(handler: Request | null): void {
      onRequest = handler;
    },
    // The stand-in cannot make Chromium ask these two.
    setPermissionCheckHandler: () => {},
    setDevicePermissionHandler: () => {},
    addWordToSpellCheckerDictionary: () => true,
    setSpellCheckerLanguages: () => {},
  }),
);

/** Of another one the updater only needs that it is there: its calls go where those of `net` go. */
const partitions = new Map<string, object>();

export const session = throwOnUnknown('session', {
  defaultSession,
  fromPartition(name: string): object {
    const made = partitions.get(name) ?? throwOnUnknown(`session of ${name}`, {});
    partitions.set(name, made);
    return made;
  },
});
