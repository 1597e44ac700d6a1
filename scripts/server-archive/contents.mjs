import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serverExternals } from './external-packages.mjs';

/** Paths relative to the folder, in a fixed order; links are followed. */
function* filesBelow(folder, prefix = '') {
  for (const name of readdirSync(join(folder, prefix)).sort()) {
    const path = prefix === '' ? name : `${prefix}/${name}`;
    if (statSync(join(folder, path)).isDirectory()) yield* filesBelow(folder, path);
    else yield path;
  }
}

const manifestIn = (root, path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

const placeOf = (root, asking, name) =>
  [`${asking}/node_modules/${name}`, `node_modules/${name}`].find((path) =>
    existsSync(join(root, path, 'package.json')),
  );

const withDependencies = (root, names) => {
  const found = new Set();
  const visit = (asking, name, isOptional) => {
    const path = placeOf(root, asking, name);
    if (!path && !isOptional) throw new Error(`${name} is not installed, and ${asking || 'the server'} needs it.`);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = manifestIn(root, path);
    for (const one of Object.keys(dependencies)) visit(path, one, Object.hasOwn(optionalDependencies, one));
    for (const one of Object.keys(optionalDependencies)) visit(path, one, true);
  };
  for (const name of names) visit('', name, false);
  return [...found].sort();
};

const BUILD_ONLY = /(?:\.d\.[cm]?ts|\.map|\.h|\.cc|\.gyp)$/;
const DEMO = 'server/demo.js';

const withoutNpm = (text) => text.replaceAll(/npm run (admin|backup|restore) --/g, 'portal $1');

/** Returns `{ path, mode, read }` for each file. Expects an up-to-date build (`node scripts/ensure.mjs build`). */
export const archiveContents = (root) => {
  const { name, version, description, license, type, engines } = manifestIn(root, '');
  const own = { name, version, description, license, private: true, type, engines };
  const file = (path, read, mode = 0o644) => ({ path, mode, read });
  const copy = (path) =>
    file(path, () => readFileSync(join(root, path)), statSync(join(root, path)).mode & 0o111 ? 0o755 : 0o644);
  const built = [...filesBelow(join(root, 'dist'))].filter((path) => path !== '.ensure' && path !== DEMO);
  return [
    file('package.json', () => `${JSON.stringify(own, null, 2)}\n`),
    file('portal', () => readFileSync(join(root, 'scripts/server-archive/portal.sh')), 0o755),
    ...['LICENSE', '.env.example', 'docs/operations.md'].map(copy),
    ...[...filesBelow(join(root, 'docs/operations'))].map((path) => copy(`docs/operations/${path}`)),
    ...built.map((path) =>
      path.startsWith('server/')
        ? file(`dist/${path}`, () => withoutNpm(readFileSync(join(root, 'dist', path), 'utf8')))
        : copy(`dist/${path}`),
    ),
    ...withDependencies(root, serverExternals).flatMap((folder) =>
      [...filesBelow(join(root, folder))]
        .filter((path) => !BUILD_ONLY.test(path) && !path.startsWith('node_modules/'))
        .map((path) => copy(`${folder}/${path}`)),
    ),
  ];
};
