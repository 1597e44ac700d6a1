import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
/** The catalogues of sentences and mails, the screens, the messages and the documents; Polish has a spelling of its own. */
const files = ['api', 'site', 'desktop', 'docs']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|md)$/.test(file) && !file.endsWith('/drafts-pl.ts'))
  // Links that were mailed before are signed with this word.
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8').replaceAll("'e-mail address'", '') }));

it('"email" has one spelling, the specification’s, in everything that people read', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(({ text }) => /\be-mail/i.test(text)).map(({ file }) => file)).toEqual([]);
});
