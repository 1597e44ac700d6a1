import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { everyPageIcons, somePagesIcons, staffIcons } from '#site/ui/icon-names.ts';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** What shows icons, or says which one is shown. */
const sources = ['site', 'desktop/renderer']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('icon-names.ts'))
      .map((name) => textOf(`${folder}/${name}`)),
  )
  .filter((text) => /icon/i.test(text));
const isShown = (name: string) => sources.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));

test.each([
  ['every-page', everyPageIcons],
  ['some-pages', somePagesIcons],
  ['staff', staffIcons],
] as const)('each icon of %s is drawn once in its sprite, and is shown somewhere', (sprite, names) => {
  const drawn = [...textOf(`site/icons/${sprite}-icons.svg`).matchAll(/<symbol id="([^"]+)"><\w/g)];
  expect(drawn.map(([, id]) => id)).toEqual([...names]);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});
