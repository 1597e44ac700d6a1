import type { ServerProcess } from '../../tests/support/server-process.ts';
import { startScript } from './children.ts';
import { onOneCore } from './cores.ts';
import { interleaved, type Load, type Loader, median, type Rounds } from './load.ts';
import { type Row, ratio } from './report.ts';
import { type Sizes, shown } from './sizes.ts';

const LIST = '/api/testimonials/approved?page=1&pageSize=6';
const BROWSER = ['Accept: */*', 'Accept-Encoding: gzip, deflate, br'];

const unchanged = async (url: string, path: string): Promise<string[]> => {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  return [...BROWSER, `If-None-Match: ${answer.headers.get('etag') ?? ''}`];
};

export interface Filled {
  count: number;
  server: ServerProcess;
}

type Name =
  | 'hono'
  | 'honoBeside'
  | 'node'
  | `list${number}`
  | 'listPlain'
  | 'listUnchanged'
  | 'listUncached'
  | 'home'
  | 'homeUnchanged';

const loadsOf = async (hello: Record<'hono' | 'node', string>, filled: readonly Filled[], ms: number) => {
  const [few, many] = [filled[0], filled.at(-1)];
  if (!few || !many) throw new Error('There is no server to measure.');
  const [url, most] = [few.server.url, many.server.url];
  const pages = Array.from(
    { length: Math.floor(many.count / 6) },
    (_, at) => `/api/testimonials/approved?page=${at + 1}&pageSize=6`,
  );
  const of = (from: string, paths: readonly string[], headers: readonly string[] = BROWSER): Load => ({
    url: from,
    paths,
    headers,
    ms,
  });
  const loads: Partial<Record<Name, Load>> = {
    hono: of(hello.hono, ['/']),
    honoBeside: of(hello.hono, ['/']),
    node: of(hello.node, ['/']),
    listPlain: of(url, [LIST], ['Accept: */*']),
    listUnchanged: { ...of(url, [LIST], await unchanged(url, LIST)), status: 304 },
    // More addresses than the caches have room for, requested in turn: each response is made again.
    listUncached: of(most, pages),
    home: of(url, ['/']),
    homeUnchanged: { ...of(url, ['/'], await unchanged(url, '/')), status: 304 },
  };
  for (const { count, server } of filled) loads[`list${count}`] = of(server.url, [LIST]);
  return loads as Record<Name, Load>;
};

const rowsOf = (of: Rounds<Name>, [few = 0, ...more]: readonly number[]): Row[] => {
  const list: Name = `list${few}`;
  const figures = (name: Name) => of[name] ?? [];
  const perSecond = (name: Name) => median(figures(name));
  // Round by round, so that other load on the machine meets both.
  const against = (name: Name, base: Name) =>
    median(figures(name).map((value, round) => value / (figures(base)[round] ?? Number.NaN)));
  const rate = (name: Name) => `${Math.round(perSecond(name))} a second`;
  return [
    ratio(
      'approved list, page of 6, against a bare Hono hello',
      against(list, 'hono'),
      { least: 0.75 },
      `${rate(list)}, hello ${rate('hono')}`,
    ),
    ratio('approved list against a bare node:http hello', against(list, 'node'), {}, `hello ${rate('node')}`),
    ratio('approved list, not compressed, against a bare Hono hello', against('listPlain', 'hono'), {}),
    ratio('approved list, 304, against a bare Hono hello', against('listUnchanged', 'hono'), {}, rate('listUnchanged')),
    ratio('approved list, 304, against a bare node:http hello', against('listUnchanged', 'node'), {}),
    ...more.map((count) =>
      ratio(
        `approved list at ${shown(count)} records against that at ${few}`,
        against(`list${count}`, list),
        count === 100_000 ? { least: 0.9 } : {},
        rate(`list${count}`),
      ),
    ),
    ratio(
      `approved list, made anew each time, at ${shown(more.at(-1) ?? few)} records, against a bare Hono hello`,
      against('listUncached', 'honoBeside'),
      {},
      rate('listUncached'),
    ),
    ratio('home page against a bare Hono hello', against('home', 'hono'), { least: 0.5 }, rate('home')),
    ratio('home page, 304, against a bare Hono hello', against('homeUnchanged', 'hono'), {}, rate('homeUnchanged')),
  ];
};

export const measurePages = async (loader: Loader, filled: readonly Filled[], sizes: Sizes): Promise<Row[]> => {
  const [hono, node] = [startScript('hello.ts', 'hono'), startScript('hello.ts', 'node')];
  try {
    const hello = { hono: `http://127.0.0.1:${await hono.line()}`, node: `http://127.0.0.1:${await node.line()}` };
    const loads = await loadsOf(hello, filled, sizes.sliceMs);
    const pids = [hono.pid, node.pid, ...filled.map(({ server }) => server.pid)];
    const { honoBeside, listUncached, ...cached } = loads;
    const measured = await onOneCore(pids, async () => ({
      ...(await interleaved(loader, sizes.slices, cached)),
      // Separately: its garbage would be collected during the measurement of others.
      ...(await interleaved(loader, sizes.slices, { honoBeside, listUncached })),
    }));
    return rowsOf(
      measured,
      filled.map(({ count }) => count),
    );
  } finally {
    await Promise.all([hono.end(), node.end()]);
  }
};
