import { describe, expect, it } from 'vitest';
import { createManageLinks } from '#api/identity/manage-links.ts';
import { manageToken, placeIn } from '#contract/manage-link/manage-token.ts';

const ID = 'A-_bcdefghijklmnopqrst';
const OTHER = 'zyxwvutsrqponmlkjihgfe';
const secret = Buffer.alloc(32, 1);
const links = createManageLinks({ secret, publicUrl: 'https://fund.example' });
const tokenOf = (record: { id: string; linkVersion?: number }, from = links) =>
  from.urlOf('donation', record).split('#')[1] ?? '';
const records = new Map([ID, OTHER].map((id) => [id, { id }]));
const get = (id: string) => records.get(id);

describe('manage links', () => {
  it('lead to the page of their kind, with the token behind the #', () => {
    expect(links.urlOf('donation', { id: ID })).toMatch(/^https:\/\/fund\.example\/donations\/yours#[\w-]{54}$/);
    expect(links.urlOf('testimonial', { id: ID })).toMatch(/^https:\/\/fund\.example\/testimonials\/yours#[\w-]{54}$/);
    const [page, token] = links.urlOf('donation', { id: ID, language: 'pl' }).split('#');
    expect([page, token]).toEqual(['https://fund.example/pl/donations/yours', tokenOf({ id: ID })]);
  });

  it('are the same each time, also after a restart', () => {
    const again = createManageLinks({ secret, publicUrl: 'https://fund.example' });
    expect(again.urlOf('donation', { id: ID })).toBe(links.urlOf('donation', { id: ID, linkVersion: 1 }));
    expect(links.find('donation', tokenOf({ id: ID }, again), get)).toBe(records.get(ID));
  });

  it('end in a letter or digit, as mail programs cut off other signs at the end of an address', () => {
    for (const id of [ID, OTHER, `${'a'.repeat(21)}-`]) expect(tokenOf({ id })).toMatch(/[a-z0-9]$/);
  });

  it('open nothing but the record that they were made for', () => {
    expect(links.find('donation', tokenOf({ id: ID }), get)).toBe(records.get(ID));
    expect(links.find('testimonial', tokenOf({ id: ID }), get)).toBeUndefined();
    const swapped = `${OTHER}${tokenOf({ id: ID }).slice(22)}`;
    expect(links.find('donation', swapped, get)).toBeUndefined();
    expect(links.find('donation', tokenOf({ id: 'n'.repeat(22) }), get)).toBeUndefined();
  });

  it('cannot be made with another secret', () => {
    const other = createManageLinks({ secret: Buffer.alloc(32, 2), publicUrl: 'https://fund.example' });
    expect(links.find('donation', tokenOf({ id: ID }, other), get)).toBeUndefined();
  });

  it('are invalid once the version is raised; those of the new version open it', () => {
    const raised = { id: ID, linkVersion: 2 };
    const inStore = (id: string) => (id === ID ? raised : undefined);
    expect(links.find('donation', tokenOf({ id: ID }), inStore)).toBeUndefined();
    expect(links.find('donation', tokenOf(raised), inStore)).toBe(raised);
  });

  it.each(['', 'x', ID, `${ID}${'0'.repeat(32)}`, `${ID}${'0'.repeat(31)}`, `${ID}${'é'.repeat(32)}`, '.'.repeat(54)])(
    'anything else opens nothing: %j',
    (token) => {
      expect(links.find('donation', token, get)).toBeUndefined();
    },
  );

  it('with one sign changed anywhere open nothing', () => {
    const token = tokenOf({ id: ID });
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === '0' ? '1' : '0'}${token.slice(at + 1)}`;
      expect(links.find('donation', changed, get)).toBeUndefined();
    }
  });
});

describe('the token of a call', () => {
  const parsed = (link: string) => manageToken('Unknown.').parse(link);
  const token = tokenOf({ id: ID });

  it('may be the whole link, with spaces around it and the place of a day behind it', () => {
    const url = links.urlOf('donation', { id: ID });
    for (const link of [token, url, `  ${url}\n`, `${url}.a`, `${token}.b`]) expect(parsed(link)).toBe(token);
  });

  const url = links.urlOf('donation', { id: ID });
  const inTwo = (mark: string, at = 40) => `${url.slice(0, at)}${mark}${url.slice(at)}`;
  it.each([
    ['a bracket behind it', `${url})`],
    ['angle brackets around it', `<${url}>`],
    ['straight quotes', `"${url}"`],
    ['single quotes', `'${url}',`],
    ['curly quotes', `“${url}”`],
    ['Polish quotes', `„${url}”.`],
    ['guillemets', `«${url}»`],
    ['a full stop', `${url}.`],
    ['a comma', `${url},`],
    ['a sentence around it', `Your link is ${url} and a friend may not see it.`],
    ['another paragraph behind it', `${url}\n\nabcdef`],
    ['marks of Markdown', `[my link](${url})`],
    ['underscores', `_${url.split('#')[1]}_`],
    ['its # written as in an address', url.replace('#', '%23')],
    ['what a browser makes of a bracket and a quote', `${url.split('#')[1]}%3E%E2%80%9D`],
    ['what a browser makes of a quote before it', `%22${url.split('#')[1]}%22`],
    ['a line break in the middle', inTwo('\r\n')],
    ['a line break in its signature', inTwo('\n', 75)],
    ['a soft break of quoted-printable', inTwo('=\r\n')],
    ['a break of a quoted mail', inTwo('\n> ')],
    ['a space in the middle', inTwo(' ')],
    ['a mark without width in the middle', inTwo('\u200b', 50)],
    ['marks without width around it', `\u2060\ufeff${url}\u200b`],
    ['a soft hyphen', inTwo('\u00ad', 60)],
  ])('is found with %s', (_, pasted) => {
    expect(parsed(pasted)).toBe(token);
    expect(placeIn(pasted)).toBeNull();
  });

  it('keeps the place of a day, also in brackets', () => {
    for (const [link, place] of [
      [`${url}.a`, 'a'],
      [`<${url}.b>`, 'b'],
      [`${url}.a)`, 'a'],
      [`${url}. `, null],
    ] as const)
      expect([parsed(link), placeIn(link)]).toEqual([token, place]);
  });

  it('is looked for in whatever is pasted without hanging', () => {
    for (const long of [' ', '\n', 'g ', 'g', '>=\n', '%20', 'g\u200b'])
      expect(manageToken('Unknown.').safeParse(long.repeat(60_000)).success).toBe(false);
  });

  it('is neither empty nor endless', () => {
    for (const link of ['', ' # ', '#.a', 'x'.repeat(201)]) {
      expect(manageToken('Unknown.').safeParse(link).success).toBe(false);
    }
  });
});
