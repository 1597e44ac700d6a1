import { type Anything, joinWorlds } from './context-bridge.ts';
import { createIpc } from './ipc-renderer.ts';

interface PageConfig {
  nonce: string;
  binding: string;
  process: Record<string, unknown>;
}
type Preload = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: unknown,
  buffer: undefined,
  global: unknown,
) => void;

const isOutside = () => window !== window.top || location.href === 'about:blank';
const globals = globalThis as unknown as Record<string, unknown>;

/** Asks the app for permission before a call goes through. */
const guard = (
  owner: object | undefined,
  name: string,
  isAllowed: () => Promise<unknown>,
  denied: () => unknown,
): void => {
  const known = owner as Record<string, unknown> | undefined;
  const real = known?.[name];
  if (!known || typeof real !== 'function') return;
  known[name] = async (...words: unknown[]) => ((await isAllowed()) ? real.apply(owner, words) : denied());
};

/** The page's own world: it gets what the preload exposes, and has to ask for permissions. */
export const mainWorld = ({ nonce }: PageConfig): void => {
  if (isOutside()) return;
  const { unwire } = joinWorlds(nonce, 'main', 'isolated');
  let ask: Anything = () => false;
  const takeAsk = (event: Event) => {
    ask = unwire((event as CustomEvent).detail, false) as Anything;
  };
  window.addEventListener(`${nonce}:permission`, takeAsk, { once: true });
  const allowed = (permission: string) => () => Promise.resolve(ask(permission));
  guard(Notification, 'requestPermission', allowed('notifications'), () => 'denied');
  guard(navigator.mediaDevices, 'getUserMedia', allowed('media'), () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  });
};

/** The preload's world, with what a sandboxed preload may require. */
export const isolatedWorld = ({ nonce, binding, process }: PageConfig, preload: Preload): void => {
  if (isOutside()) return;
  const native = globals[binding] as (message: string) => void;
  delete globals[binding];
  const { post, wire } = joinWorlds(nonce, 'isolated', 'main');
  const { ipcRenderer, ask, receive } = createIpc(native);
  globals[`${binding}In`] = receive;
  const exposed = new Set<string>();
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown): void {
      if (exposed.has(key)) throw new Error('Cannot bind an API on top of an existing property on the window object');
      exposed.add(key);
      post({ t: 'expose', key, api: wire(api) });
    },
  };
  const detail = wire((permission: unknown) => ask('permission', 'request', [permission]));
  window.dispatchEvent(new CustomEvent(`${nonce}:permission`, { detail }));
  const electron = { ipcRenderer, contextBridge };
  const require = (name: string) => {
    if (name !== 'electron' && name !== 'electron/renderer') throw new Error(`module not found: ${name}`);
    return electron;
  };
  const module = { exports: {} };
  try {
    preload(require, module, module.exports, process, undefined, globalThis);
  } catch (error) {
    const body = error instanceof Error ? (error.stack ?? error.message) : String(error);
    native(JSON.stringify({ kind: 'preload-error', id: 0, channel: '', body }));
  }
};
