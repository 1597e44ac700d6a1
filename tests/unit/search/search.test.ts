import { expect, it } from 'vitest';
import { createSearch } from '#api/search/text-search.ts';

const record = (...texts: (string | number | null)[]) => ({ texts });

const search = createSearch<ReturnType<typeof record>>(({ texts }) => ({ texts }));

it('a search finds every word in any place and order, regardless of case and accents', () => {
  const oak = record('Séamus Ó Briain', 'A solid OAK table', 120);
  for (const q of ['seamus', 'SÉAMUS', 'table oak', 'briain 120', '  solid   oak  ', '']) {
    expect(search(q)(oak), q).toBe(true);
  }
  for (const q of ['oak chair', 'briain121']) expect(search(q)(oak), q).toBe(false);
});

it('a search normalises a record only once', () => {
  let reads = 0;
  const counted = createSearch<{ name: string }>(({ name }) => {
    reads += 1;
    return { texts: [name] };
  });
  const one = Object.freeze({ name: 'Clane' });
  for (const q of ['clane', 'wexford', 'cla']) counted(q)(one);
  expect(reads).toBe(1);
});
