import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (\d+) \| ([^|]+) \| (.+) \|$/;

const table = readFileSync('docs/security-requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, demand, shown] = ROW.exec(line) ?? [];
    return number && demand && shown ? [{ number: Number(number), demand, shown }] : [];
  });

const testsOf = (shown: string) =>
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
  expect(table.map(({ number }) => number)).toEqual(table.map((_, at) => at + 1));
});
