import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unsupportedSince } from '#api/monitoring/node-releases.ts';
import { RECOMMENDED_NODE } from '#contract/health/health.ts';

const lastDays = [
  ['20.19.0', '2026-04-30'],
  ['22.12.0', '2027-04-30'],
  ['24.11.0', '2028-04-30'],
  ['26.0.0', '2029-04-30'],
] as const;

it.each(lastDays)(
  'Node %s has security updates until %s in Ireland, and none from the next day on',
  (version, last) => {
    // Summer time: the next day begins an hour before that of UTC.
    const midnight = Date.parse(`${last}T23:00:00.000Z`);
    expect(unsupportedSince(version, new Date(midnight - 1))).toBeNull();
    expect(unsupportedSince(version, new Date(midnight))).toBe(last);
  },
);

it('a line of Node that is newer than the table is taken for supported', () => {
  expect(unsupportedSince('28.0.0', new Date('2031-01-01T00:00:00.000Z'))).toBeNull();
});

it('the same Node is recommended to operators, developers, containers and the workflow', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  expect(read('.nvmrc').trim()).toBe(`${RECOMMENDED_NODE}`);
  const images = read('docs/operations/Dockerfile').match(/^FROM node:\d+/gm);
  expect(images).toEqual(Array(2).fill(`FROM node:${RECOMMENDED_NODE}`));
  expect(read('.github/workflows/check.yml')).toContain(`node: ['20.19', '${RECOMMENDED_NODE}']`);
  for (const path of ['scripts/ensure.mjs', 'scripts/server-archive/portal.sh'])
    expect(read(path)).toContain(`please install Node ${RECOMMENDED_NODE}, `);
});
