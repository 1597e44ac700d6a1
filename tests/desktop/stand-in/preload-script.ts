import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { state } from './state.ts';

export const BINDING = `__ipc_${state.nonce}`;
export const WORLD = `electron-preload-${state.nonce}`;

/** The preload's code, or why it cannot run: a script that is no CommonJS is refused, as by a sandboxed window. */
export const readPreload = (path: string | undefined): { code: string } | { error: unknown } => {
  if (!path) return { code: '' };
  try {
    const code = readFileSync(path, 'utf8');
    new Script(`(function(){${code}\n})`);
    return { code };
  } catch (error) {
    return { error };
  }
};

/** The scripts of every document: the page's half, and the preload in an isolated world. */
export const pageScripts = (code: string) => {
  const process = {
    platform: globalThis.process.platform,
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    versions: globalThis.process.versions,
    env: {},
    argv: [state.executable],
  };
  const config = JSON.stringify({ nonce: state.nonce, binding: BINDING, process });
  const preload = `function(require,module,exports,process,Buffer,global){${code}\n}`;
  return [
    { source: `${state.pageRuntime};standInPage.mainWorld(${config})` },
    { worldName: WORLD, source: `${state.pageRuntime};standInPage.isolatedWorld(${config},${preload})` },
  ];
};
