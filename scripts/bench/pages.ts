import type { ServerProcess } from '../../tests/support/server-process.ts';
import { startScript } from './children.ts';
import { interleaved, type Load, type Measured } from './load.ts';
import { type Row, ratio } from './report.ts';
import type { Sizes } from './sizes.ts';

const LIST = '/api/testimonials/approved?page=1&pageSize=6';
const BROWSER = ['Accept: */*', 'Accept-Encoding: gzip, deflate, br'];

const unchanged = async (url: string, path: string): Promise<string[]> => {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  return [...BROWSER, `If-None-Match: ${answer.headers.get('etag') ?? ''}`];
};

type Name =
  | 'hono'
  | 'node'
  | 'list'
  | 'listPlain'
  | 'listUnchanged'
  | 'listMany'
  | 'listUncached'
  | 'home'
  | 'homeUnchanged';

const loadsOf = async (urls: Record<'hono' | 'node' | 'few' | 'many', string>, sizes: Sizes) => {
  const { ms } = sizes;
  const pages = Array.from(
    { length: Math.floor(sizes.many / 6) },
    (_, at) => `/api/testimonials/approved?page=${at + 1}&pageSize=6`,
  );
  const of = (url: string, paths: readonly string[], headers: readonly string[] = BROWSER): Load => ({
    url,
    paths,
    headers,
    ms,
  });
  const loads: Record<Name, Load> = {
    hono: of(urls.hono, ['/']),
    node: of(urls.node, ['/']),
    list: of(urls.few, [LIST]),
    listPlain: of(urls.few, [LIST], ['Accept: */*']),
    listUnchanged: { ...of(urls.few, [LIST], await unchanged(urls.few, LIST)), status: 304 },
    listMany: of(urls.many, [LIST]),
    // The caches hold fewer addresses than are asked for in turn: each answer is made anew.
    listUncached: of(urls.many, pages),
    home: of(urls.few, ['/']),
    homeUnchanged: { ...of(urls.few, ['/'], await unchanged(urls.few, '/')), status: 304 },
  };
  return loads;
};

const rowsOf = (of: Record<Name, Measured>, many: number): Row[] => {
  const against = (name: Name, base: Name) => of[name].perSecond / of[base].perSecond;
  const rate = (name: Name) => `${Math.round(of[name].perSecond)} a second`;
  const bases = `hello ${rate('hono')}`;
  return [
    ratio(
      'approved list, page of 6, against a bare Hono hello',
      against('list', 'hono'),
      { least: 1 },
      `${rate('list')}, ${bases}`,
    ),
    ratio(
      'approved list against a bare node:http hello',
      against('list', 'node'),
      { least: 0.9 },
      `hello ${rate('node')}`,
    ),
    ratio('approved list, not compressed, against a bare Hono hello', against('listPlain', 'hono'), {}),
    ratio(
      'approved list, 304, against a bare Hono hello',
      against('listUnchanged', 'hono'),
      { least: 1 },
      rate('listUnchanged'),
    ),
    ratio('approved list, 304, against a bare node:http hello', against('listUnchanged', 'node'), { least: 1 }),
    ratio(`approved list at ${many} records against that at 100`, against('listMany', 'list'), { least: 0.95 }),
    ratio(
      `approved list, made anew each time, at ${many} records, against a bare Hono hello`,
      against('listUncached', 'hono'),
      {},
      rate('listUncached'),
    ),
    ratio('home page against a bare Hono hello', against('home', 'hono'), { least: 0.8 }, rate('home')),
    ratio('home page, 304, against a bare Hono hello', against('homeUnchanged', 'hono'), {}, rate('homeUnchanged')),
  ].map((row) => (row.goal === '' ? { ...row, goal: '-', met: undefined } : row));
};

/** The list and the home page, against bare servers. */
export const measurePages = async (few: ServerProcess, many: ServerProcess, sizes: Sizes): Promise<Row[]> => {
  const [hono, node] = [startScript('hello.ts', 'hono'), startScript('hello.ts', 'node')];
  try {
    const urls = {
      hono: `http://127.0.0.1:${await hono.line()}`,
      node: `http://127.0.0.1:${await node.line()}`,
      few: few.url,
      many: many.url,
    };
    return rowsOf(await interleaved(sizes.rounds, await loadsOf(urls, sizes)), sizes.many);
  } finally {
    await Promise.all([hono.end(), node.end()]);
  }
};
