import { beforeEach, describe, expect, it } from 'vitest';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Nuala Kehoe');
});

const ids = (records: { id: string }[]) => records.map(({ id }) => id);

/** What each of the three searches finds: the list of offers, Ctrl K, and the search for a data request. */
const foundBy = async (q: string) => {
  const typed = encodeURIComponent(q);
  const list = await api.get(`/donationitems?q=${typed}`, admin);
  const palette = await api.get(`/find?q=${typed}`, admin);
  const request = await api.call('post', '/privacy/search', { as: admin, json: { terms: [q] } });
  expect([list.status, palette.status, request.status]).toEqual([200, 200, 200]);
  return [
    ids(list.body.items),
    ids(palette.body.records),
    ids(request.body.records.filter(({ kind }: { kind: string }) => kind === 'donation')),
  ];
};

const everywhere = (id: string) => [[id], [id], [id]];
const nowhere = [[], [], []];

/** An offer, and another one that nothing here is looked for in. */
const offered = async (fields: Record<string, unknown>) => {
  await makeOffer(api, {
    submitterName: 'Ann Roche',
    submitterPhone: '087 000 0188',
    submitterEmail: 'ann@post.example',
  });
  return (await makeOffer(api, fields)).body as { id: string; reference: string };
};

describe('the list of offers, Ctrl K and data requests find the same', () => {
  it('telephone number, however it is stored and looked for', async () => {
    const { id } = await offered({ submitterPhone: '00353 (0)86 555 4321 (after 6pm)' });
    const spellings = [
      '0865554321',
      '086 555 4321',
      '086-555-4321',
      '+353 86 555 4321',
      '+353865554321',
      '+353 (0)86 555 4321',
      '00353 86 555 4321',
      '353 86 555 4321',
      '353865554321',
      '086\u00a0555\u00a04321',
      '\u202a+353 86 555 4321\u202c',
      // Its beginning and its end.
      '00353 86 5',
      '+353865',
      '086555',
      '4321',
      'Niamh +353 86 555 4321',
    ];
    for (const q of spellings) expect(await foundBy(q), q).toEqual(everywhere(id));
    for (const q of ['086 555 4322', '+44 86 555 4321', '087 555', 'Ann +353 86 555 4321'])
      expect(await foundBy(q), q).toEqual(nowhere);
  });

  it.each([
    ['Mary O’Brien', ["O'Brien", 'O’Brien', 'OBrien', 'O Brien', 'obrien', 'Ó Brien', "mary o'brien", 'O’Brien Mary']],
    ['Mary O Brien', ["O'Brien", 'O’Brien', 'OBrien', 'O Brien', 'Mary OBrien']],
    ['Máire Ó Briain', ['O Briain', 'Ó Briain', 'OBriain', 'maire', 'MÁIRE Ó BRIAIN']],
    ['Seán D`Arcy', ["D'Arcy", 'D’Arcy', 'DArcy', 'd arcy', 'sean']],
    ['Mary-Kate Łukasz', ['Mary Kate', 'Marykate', 'Mary–Kate', 'Lukasz']],
  ])('name %s', async (submitterName, spellings) => {
    const { id } = await offered({ submitterName });
    for (const q of spellings) expect(await foundBy(q), q).toEqual(everywhere(id));
    expect(await foundBy("O'Byrne")).toEqual(nowhere);
  });

  it('name in a text', async () => {
    const { id } = await offered({ description: 'A table that Mrs O Brien of Mill Lane left to us.' });
    for (const q of ["O'Brien", 'OBrien', 'O’Brien', 'O Brien']) expect(await foundBy(q), q).toEqual(everywhere(id));
  });

  it('Eircode, in its field or in an address', async () => {
    const { id } = await offered({ pickupRequired: true, pickupAddress: '7 Mill Lane', pickupEircode: 'a65 f4e0' });
    for (const q of ['A65 F4E0', 'A65F4EO', 'a65\u00a0f4e0', 'A65-F4E0'])
      expect(await foundBy(q), q).toEqual(everywhere(id));
    expect(await foundBy('A65 F4E1')).toEqual(nowhere);
    const other = await offered({ pickupRequired: true, pickupAddress: '7 Mill Lane, R93 A010' });
    for (const q of ['R93A010', 'R93 AOIO']) expect(await foundBy(q), q).toEqual(everywhere(other.id));
  });

  it('reference, as it is read on the telephone', async () => {
    const { id, reference } = await offered({});
    const characters = reference.slice(2);
    const read = characters.replaceAll('0', 'O').replaceAll('1', 'l');
    const spellings = [reference, characters, `D${characters}`, `D–${read}`, `d ${read}`, `${reference}.`, ` ${read} `];
    for (const q of spellings) expect(await foundBy(q), q).toEqual(everywhere(id));
    expect(await foundBy(`M-${characters}`)).toEqual(nowhere);
  });

  it('email address, also one that was stored before what nobody sees was refused', async () => {
    const { id } = await offered({ submitterEmail: 'Mary@post.example' });
    await api.deps.store.change((draft) => {
      const stored = draft.donations.get(id);
      if (stored) draft.donations.put({ ...stored, submitterEmail: 'Ma\u200bry@po\u00adst.example.' });
    });
    for (const q of ['mary@post.example', 'mailto:MARY@post.example', '\u200bmary@post.example'])
      expect(await foundBy(q), q).toEqual(everywhere(id));
    expect(await foundBy('rosemary@post.example')).toEqual(nowhere);
    const found = await api.call('post', '/privacy/find', { as: admin, json: { email: 'mary@post.example' } });
    expect(ids(found.body.donations)).toEqual([id]);
  });
});
