import { afterEach, expect, it, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import {
  API_FOLDER,
  type BuiltExpression,
  type Expression,
  gatherExpressions,
} from '../../support/expressions/gather-expressions.ts';
import { attackOn } from '../../support/expressions/try-expression.ts';
import { boundedFiles, boundOf } from './bounds.ts';

/** Built from an id while the server works: nothing in it repeats, and nobody but the server writes it. */
const BUILT_FROM_IDS = ['media/replace.ts'];

interface Made {
  source: string;
  flags: string;
  stack: string;
}

/** What the server builds as it loads, and where. */
const recordBuilt = async (files: readonly string[]): Promise<Made[]> => {
  const made: Made[] = [];
  class Recording extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      made.push({ source: this.source, flags: this.flags, stack: new Error().stack ?? '' });
    }
  }
  vi.resetModules();
  vi.stubGlobal('RegExp', Recording);
  for (const file of files) await import(`${API_FOLDER}/${file}`);
  const { createReviewer } = await import('#api/review/automatic-reviewer.ts');
  createReviewer().review('The driver was kind to my mother.', {});
  vi.unstubAllGlobals();
  return made;
};

const isOf = ({ file, lines: [from, to] }: BuiltExpression, { stack }: Made): boolean =>
  [...stack.matchAll(/\/api\/([^:\n]+):(\d+):\d+/g)].some(
    ([, at, line]) => at === file && Number(line) >= from && Number(line) <= to,
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

it('every regular expression of the server bears the longest hostile text that reaches it', {
  timeout: limitMs(300_000),
}, async () => {
  const { written, built } = gatherExpressions();
  const made = await recordBuilt([...new Set(built.map(({ file }) => file))]);
  const found = built.map((place) => ({ place, all: made.filter((one) => isOf(place, one)) }));
  const unseen = found.filter(({ all }) => all.length === 0).map(({ place }) => place.file);
  expect(unseen, 'these are built where no test sees them: build them as the server loads').toEqual(BUILT_FROM_IDS);
  const all: Expression[] = [
    ...written,
    ...found.flatMap(({ place: { file }, all }) => all.map(({ source, flags }) => ({ file, source, flags }))),
  ];
  expect(all.length).toBeGreaterThan(550);
  const distinct = new Map(all.map((one) => [`${one.source}/${one.flags}/${boundOf(one.file)}`, one]));
  const slow = [...distinct.values()].flatMap((one) => {
    const attack = attackOn(one, boundOf(one.file));
    return attack ? [{ ...one, bound: boundOf(one.file), ...attack }] : [];
  });
  expect(slow).toEqual([]);
});

it('a slow expression is found out', () => {
  // What is slow here takes seconds, what is quick some milliseconds.
  const limits = { screeningMs: 500, attackMs: 200 };
  const attack = (source: string) => attackOn({ file: '', source, flags: '' }, 20_000, limits);
  const slow = [
    '(?:a|a)+$',
    '\\s+$',
    '\\{\\{\\s*([^{}]*?)\\s*\\}\\}',
    '^(?:0*:)*:?(?:0*:)*ffff',
    '<[^>]*>',
    '(\\w+\\s?)*!',
  ];
  for (const source of slow) expect(attack(source), source).not.toBeNull();
  const quick = ['a+', '\\{\\{([^{}]*)\\}\\}', '(?<!\\s)\\s+$', '[^"]*'];
  for (const source of quick) expect(attack(source), source).toBeNull();
});

it('every bound is that of a file or folder that is there', () => {
  const { written, built } = gatherExpressions();
  const files = [...written, ...built].map(({ file }) => file);
  for (const name of boundedFiles)
    expect(
      files.some((file) => file.startsWith(name)),
      name,
    ).toBe(true);
});
