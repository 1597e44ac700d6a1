import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const isDocument = (path: string) => path.endsWith('.md');
const documents = [
  ...readdirSync(ROOT),
  ...['api', 'data', 'desktop', 'docs', 'scripts', 'site', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
].filter(isDocument);

/** Where a document leads to in other files: neither to other sites, nor to addresses of the portal, nor within itself. */
const linksFrom = (document: string) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));

test('every link from a document to another file leads to one', () => {
  const links = documents.flatMap((document) => linksFrom(document).map((link) => join(dirname(document), link)));
  expect(links).toContain(join('docs', 'decisions', '001-images-in-a-niced-child-process.md'));
  expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
