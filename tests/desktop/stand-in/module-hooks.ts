import Module from 'node:module';

const KEY = 'electron-stand-in';
const NAMES = new Set(['electron', 'electron/main', 'electron/common']);

type Load = (this: unknown, request: string, ...words: unknown[]) => unknown;

const esmFor = (names: readonly string[]): string => {
  const lines = names.map((name) => `export const ${name} = electron.${name};`);
  const code = `const electron = globalThis[Symbol.for('${KEY}')]; export default electron; ${lines.join('')}`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
};

/** Makes `require('electron')` and `import 'electron'` give the stand-in, from anywhere. */
export const provideElectron = (electron: object, names: readonly string[]): void => {
  (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(KEY)] = electron;
  const loader = Module as unknown as { _load: Load };
  const load = loader._load;
  loader._load = function loadOrStandIn(request, ...words) {
    return NAMES.has(request) ? electron : load.call(this, request, ...words);
  };
  const url = esmFor(names);
  const hook = `const names = new Set(${JSON.stringify([...NAMES])});
export async function resolve(specifier, context, next) {
  return names.has(specifier) ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(specifier, context);
}`;
  Module.register(`data:text/javascript,${encodeURIComponent(hook)}`);
};
