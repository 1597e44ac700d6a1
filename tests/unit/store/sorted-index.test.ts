import { expect, it } from 'vitest';
import type { Stored } from '#api/store/definitions.ts';
import type { IndexOf } from '#api/store/index-definitions.ts';
import { MemoryTable } from '#api/store/memory-table.ts';

interface Row extends Stored {
  groups: string[];
  rank: number;
}

/** Numbers that look random and are the same in every run. */
const dice = (seed: number) => (sides: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * sides);
};

const indexes: Record<string, IndexOf<Row>> = {
  rising: { keys: ({ groups }) => groups, order: ({ rank }) => String(rank) },
  falling: { keys: ({ groups }) => groups, order: ({ rank }) => String(rank), descending: true },
};

const naive = (rows: Map<string, Row>, group: string) =>
  [...rows.values()]
    .filter(({ groups }) => groups.includes(group))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));

it.each([1, 2, 3, 4, 5])('indexes agree with filtering and sorting after any changes (run %i)', (seed) => {
  const roll = dice(seed);
  const rows = new Map<string, Row>();
  const table = new MemoryTable(indexes as unknown as Record<string, IndexOf<Stored>>);
  for (let step = 0; step < 600; step += 1) {
    const id = `id-${roll(60)}`;
    if (roll(4) === 0) {
      rows.delete(id);
      table.delete(id);
    } else {
      const row = { id, groups: ['a', 'b', 'c'].filter(() => roll(2) === 0), rank: roll(10) };
      rows.set(id, row);
      table.set(row);
    }
    const group = ['a', 'b', 'c', 'd'][roll(4)] ?? 'a';
    const expected = naive(rows, group);
    const paging = { page: 1 + roll(4), pageSize: 1 + roll(9) };
    const first = (paging.page - 1) * paging.pageSize;
    expect(table.count('rising', group)).toBe(expected.length);
    expect(table.list('rising', group)).toEqual(expected);
    expect(table.page('rising', group, paging).rows).toEqual(expected.slice(first, first + paging.pageSize));
    const falling = expected.toReversed();
    expect(table.list('falling', group)).toEqual(falling);
    expect([...table.iterate('rising', group)]).toEqual(expected);
    expect([...table.iterate('falling', group)]).toEqual(falling);
    expect(table.page('falling', group, paging)).toEqual({
      rows: falling.slice(first, first + paging.pageSize),
      total: falling.length,
    });
  }
  const filled = new MemoryTable(indexes as unknown as Record<string, IndexOf<Stored>>, new Map(rows));
  for (const group of ['a', 'b', 'c']) expect(filled.list('falling', group)).toEqual(table.list('falling', group));
});
