import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const LITERAL = /^(['"`])([^'"`$]*)\1$/;

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

const specifiersOf = (path) => {
  const source = readFileSync(path, 'utf8');
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => one.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => LITERAL.exec(source.slice(start, end))?.[2] ?? [],
  );
  return new Set([...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExported, ...dynamic]);
};

const targetOf = (root, from, specifier, aliases) => {
  const [name] = specifier.split('?');
  const alias = Object.keys(aliases).find((key) => name.startsWith(key.slice(0, -1)));
  const path = alias
    ? resolve(root, aliases[alias].slice(0, -1) + name.slice(alias.length - 1))
    : name.startsWith('.') && resolve(dirname(from), name);
  if (!path) return { package: name };
  if (!existsSync(path)) throw new Error(`${relative(root, from)} imports ${specifier}, which is not there.`);
  return { file: relative(root, path).split(sep).join('/') };
};

/** Each is `{ from, file }` or `{ from, package }`, with paths from the root. */
export const importsOf = (root, folders) => {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return folders.flatMap((folder) =>
    [...filesIn(join(root, folder))].flatMap((path) => {
      const from = relative(root, path).split(sep).join('/');
      return [...specifiersOf(path)].map((specifier) => ({ from, ...targetOf(root, path, specifier, aliases) }));
    }),
  );
};
