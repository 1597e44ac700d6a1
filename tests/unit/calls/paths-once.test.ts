import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CALLS = /^api\/contract\/.*\/((public|managed)-)?calls\.ts$/;

/** Addresses of public pages, and of the feed, that calls of the API share. */
const PAGES = /^\*?\/(blogs(\/(\*|:slug|topics\/\*|feed\.xml))?|help(\/yours)?|search|testimonials(\/yours)?)(\?.*)?$/;

const files = ['api', 'site', 'desktop'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !CALLS.test(file)),
);

/** The texts of a file as they are written, with `*` for what is put into a template. */
const textsIn = (file: string): string[] => {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked).join('*')),
  }).visit(program);
  return texts;
};

/** The parts of a path below `/api`, without its query. */
const partsOf = (text: string) =>
  text
    .replace(/^\*?\/api\//, '/')
    .replace(/\?.*/s, '')
    .split('/')
    .slice(1);

const calls = routes.map(({ path }) => partsOf(path));

const fits = (part: string, written: string) => {
  if (part.startsWith(':')) return written !== '';
  const [head = '', ...others] = written.split('*');
  return others.length === 0 ? part === head : part.startsWith(head) && part.endsWith(others.at(-1) ?? '');
};

/** One part at least is that of a call word for word: `*` alone is anything. */
const isPathOfCall = (text: string): boolean => {
  const parts = partsOf(text);
  return calls.some(
    (call) =>
      call.length === parts.length &&
      call.every((part, index) => fits(part, parts[index] ?? '')) &&
      call.some((part, index) => part === parts[index]),
  );
};

it.each([
  '/donationitems',
  '/api/donationitems/status/pending?page=*',
  '/runs/*/stops/*/outcome',
  '/*containers/by-tags-and-url',
  '*/api/calendar/*.ics',
])('knows %s for the path of a call', (text) => expect(isPathOfCall(text)).toBe(true));

it.each(['/admin/runs', '/*/*', '/api/docs', '/donations'])('takes %s for something else', (text) =>
  expect(isPathOfCall(text)).toBe(false),
);

it('no path of a call is written anywhere but in the contract', () => {
  const written = files.flatMap((file) =>
    textsIn(file)
      .filter((text) => /^\*?\/[^/]/.test(text) && !PAGES.test(text) && isPathOfCall(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});
