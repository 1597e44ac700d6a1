import type { Session } from './cdp.ts';
import type { Frame } from './frames.ts';
import { invoke } from './ipc-main.ts';
import { BINDING } from './preload-script.ts';
import { askPermission } from './session.ts';
import { Preventable } from './state.ts';
import { decode, encode } from './structured-clone.ts';
import type { WebContents } from './web-contents.ts';

interface Message {
  kind: 'invoke' | 'permission' | 'preload-error';
  id: number;
  channel: string;
  body: string;
}

export interface PageIpc {
  /** Sends an event to the preload; it is lost where there is none. */
  send(channel: string, body: string): void;
  addPreloadContext(id: number): void;
  removePreloadContext(id: number): void;
}

const PERMISSIONS: Record<string, string[]> = { notifications: ['notifications'], media: ['videoCapture'] };

/** Carries messages between a page's preload and the main process. */
export const createPageIpc = (
  page: Session,
  contents: WebContents,
  frameOf: (context: number) => Frame | null,
): PageIpc => {
  let preload: number | undefined;

  const answer = (contextId: number, kind: 'ok' | 'error' | 'event', id: number | string, body: string) => {
    const args = [kind, id, body].map((arg) => JSON.stringify(arg)).join(',');
    // The page may have been closed meanwhile.
    page.send('Runtime.evaluate', { contextId, expression: `${BINDING}In(${args})` }).catch(() => {});
  };

  const permit = async (permission: string): Promise<boolean> => {
    const isAllowed = await askPermission(contents, permission);
    if (isAllowed) await page.send('Browser.grantPermissions', { permissions: PERMISSIONS[permission] ?? [] });
    return isAllowed;
  };

  const receive = async ({ kind, id, channel, body }: Message, context: number) => {
    if (kind === 'preload-error') {
      process.stderr.write(`Unable to load preload script\n${body}\n`);
      contents.emit('preload-error', new Preventable(), '', new Error(body));
      return;
    }
    const args = decode(body) as unknown[];
    const event = { type: 'frame', sender: contents, senderFrame: frameOf(context) };
    try {
      const value = kind === 'permission' ? await permit(String(args[0])) : await invoke(channel, event, args);
      answer(context, 'ok', id, encode(value));
    } catch (error) {
      answer(context, 'error', id, String(error));
    }
  };

  page.on<{ name: string; payload: string; executionContextId: number }>('Runtime.bindingCalled', (called) => {
    if (called.name === BINDING) void receive(JSON.parse(called.payload), called.executionContextId);
  });
  return {
    send(channel, body) {
      if (preload !== undefined) answer(preload, 'event', channel, body);
    },
    addPreloadContext(id) {
      preload = id;
    },
    removePreloadContext(id) {
      if (preload === id) preload = undefined;
    },
  };
};
