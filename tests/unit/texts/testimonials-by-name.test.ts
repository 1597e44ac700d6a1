import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const FOLDERS = ['site/admin', 'site/client', 'desktop', 'api/contract'];
/** What stands on the website until staff write something else. */
const OF_THE_SITE = ['places', 'words', join('testimonials', 'page-texts')].map((of) => join('api', 'contract', of));
/** Of the founder, of the charity itself, and of what visitors tell: no name of what the desk decides about. */
const MEANT_OTHERWISE = /Founder’s story|'our story'|whose story it is/;

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|(?<=[>}])[^<>{}`'"=;()]+(?=[<{])/g;

/** The texts of a file that people read: strings of several words or with a capital, and what stands between tags. */
const textsOf = (file: string): string[] =>
  (readFileSync(resolve(root, file), 'utf8').replace(COMMENTS, '').match(TEXTS) ?? []).filter((text) =>
    /\S\s+\S|^['"`\s]*[A-Z]/.test(text),
  );

it('staff read "testimonials" everywhere, never "stories"', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !OF_THE_SITE.some((own) => file.startsWith(own))),
  );
  const read = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(read.filter(({ text }) => /testimonial/i.test(text)).length).toBeGreaterThan(50);
  const wrong = read.filter(({ text }) => /\bstor(?:y|ies)\b/i.test(text) && !MEANT_OTHERWISE.test(text));
  expect(wrong).toEqual([]);
});
