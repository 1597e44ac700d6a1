import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/security-requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (?<number>\d+) \| (?<demand>[^|]+) \| (?<shown>.+) \|$/.exec(line)?.groups ?? []);

const testsOf = (shown = '') =>
  shown.split('; ').map((one) => {
    const [, file = '', name = ''] = /^`(.+)`: (.+)$/.exec(one) ?? [];
    return { file, name };
  });

test.each(table)('requirement $number names tests that exist: $demand', ({ shown }) => {
  for (const { file, name } of testsOf(shown)) {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8'), file).toContain(name);
  }
});

test('the requirements are numbered without a gap', () => {
  expect(table.map(({ number }) => Number(number))).toEqual(table.map((_, at) => at + 1));
});
