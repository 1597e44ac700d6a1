import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync(resolve('docs/operations.md'), 'utf8');
const sources = readdirSync(resolve('api'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('demo/'))
  .map((path) => readFileSync(join('api', path), 'utf8'));

/** Event names as they are written where something is logged. */
const loggedEvents = (): string[] => {
  const found = sources.flatMap((source) =>
    [...source.matchAll(/(?:\blog\??\.(?:info|warn|error)\(|retryUntilDone\()[^;]*/g)].flatMap(([call]) =>
      [...call.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map(([, event = '']) => event),
    ),
  );
  return [...new Set(found)].sort();
};

/** Event names in the first column of the table. */
const explainedEvents = (): string[] => {
  const section = page.slice(page.indexOf('## What the log says'));
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, event = '']) => event));
};

describe('the page for operators', () => {
  it('explains every event of the log, and none that does not exist', () => {
    expect(explainedEvents().sort()).toEqual(loggedEvents());
  });

  it('names only files that are there', () => {
    const named = [...page.matchAll(/docs\/operations\/(\w[\w.@-]*\w)(?=[`"'\s])/g)].map(([, name = '']) => name);
    const linked = [...page.matchAll(/\]\(operations\/([^)]+)\)/g)].map(([, name = '']) => name);
    const there = readdirSync(resolve('docs/operations'));
    expect([...named, ...linked].filter((name) => !there.some((file) => file.startsWith(name)))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });
});
