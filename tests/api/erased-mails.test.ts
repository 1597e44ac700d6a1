import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '#api/mail/mailer.ts';
import { createOutboxMailer } from '#api/mail/outbox-mailer.ts';
import { collectionNames } from '#api/store/definitions.ts';
import { bothStores } from '../support/both-stores.ts';
import { ampleSpace, createClock } from '../support/deps.ts';
import { makeOffer, STORY, submitStory } from '../support/submissions.ts';
import type { Headers, TestApi } from '../support/test-api.ts';

const NAME = 'Sheila Furlong';
const EMAIL = 'sheila.furlong@post.example';
const REQUEST = { via: 'email', name: NAME, email: EMAIL, receivedOn: '2026-03-01', acknowledge: true };

let folder: string;
let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'erased-')), 'outbox');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const toFiles = (): Mailer =>
  createOutboxMailer({ folder, from: 'Fund <hello@fund.example>', space: ampleSpace(createClock().now) });
const start = async (open: ReturnType<typeof bothStores>[number][1], mailer = toFiles()) => {
  api = await open({ mailer });
  admin = await api.staff();
};
const post = (path: string, json: object) => api.call('post', path, { as: admin, json });
const deliver = () => api.deps.outbox.deliverDue();
const erase = async () => (await post('/privacy/erase', { email: EMAIL })).status;
/** The kinds of the mails to the person that the store has a record of. */
const recorded = () =>
  [...api.deps.store.data.mails.all()].filter(({ to }) => to.includes('furlong')).map(({ kind }) => kind);
const files = async () => {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};
/** The collections and files that have the name or the address of the person in them. */
const remains = async () => [
  ...collectionNames.filter((name) => JSON.stringify([...api.deps.store.data[name].all()]).includes('urlong')),
  ...(await files()).filter((text) => text.includes('urlong')),
];

/** A data request with its receipt and its answer, both sent; it stays open. */
const answeredRequest = async (kind: 'access' | 'erasure') => {
  const { body } = await post('/privacy/requests', { ...REQUEST, kind });
  await post(`/privacy/requests/${body.id}/receipt`, { text: `Dear ${NAME}, this is what we keep.`, byMail: true });
  await deliver();
  return body.id as string;
};
const close = (id: string) => api.call('patch', `/privacy/requests/${id}`, { as: admin, json: { outcome: 'done' } });

describe.each(bothStores())('the mails of an erased person on %s', (_, open) => {
  it('leave no file and no record, whatever they were about; the case stays without the name', async () => {
    await start(open);
    const offer = (await makeOffer(api, { submitterName: NAME, submitterEmail: EMAIL })).body;
    await deliver();
    await submitStory(api, { name: NAME, email: 'Sheila.Furlong@post.example', content: `${STORY} Twice.` });
    const message = { about: 'question', name: NAME, email: EMAIL, message: 'Thank you.' };
    await post('/messages', message);
    await deliver();
    await api.deps.store.change((draft) => {
      const held = draft.donations.get(offer.id);
      if (held) draft.donations.put({ ...held, quarantinedAt: api.deps.now().toISOString() });
    });
    await post('/views', { screen: 'donations', name: 'Hers', query: `q=${encodeURIComponent(EMAIL)}`, shared: true });
    const id = await answeredRequest('access');
    await close(id);
    expect(await remains()).toEqual(expect.arrayContaining(['mails', 'dataRequests', 'donations', 'testimonials']));
    expect((await files()).filter((text) => text.includes('urlong')).length).toBeGreaterThan(3);

    expect(await erase()).toBe(200);
    expect(await remains()).toEqual([]);
    expect(api.deps.store.data.dataRequests.get(id)).toMatchObject({ kind: 'access', outcome: 'done', name: '' });
    expect(api.deps.store.data.dataRequests.get(id)?.steps.map(({ action }) => action)).toEqual([
      'opened',
      'acknowledged',
      'answered by mail',
      'closed',
    ]);
    expect(await erase()).toBe(404);
  });

  it('go when nothing else has the address any more, as after a case that ended with erasing', async () => {
    await start(open);
    await close(await answeredRequest('erasure'));
    expect(recorded()).toEqual(['data-request-receipt', 'data-request-answer']);
    expect(await erase()).toBe(200);
    expect(await remains()).toEqual([]);
  });

  it('go from the folder when they alone are chosen in a case', async () => {
    await start(open);
    const id = await answeredRequest('erasure');
    await api.call('patch', `/privacy/requests/${id}`, { as: admin, json: { identityChecked: true } });
    const records = [{ kind: 'mails', id: [...api.deps.store.data.mails.all()][0]?.id }];
    expect((await post(`/privacy/requests/${id}/erase`, { records })).status).toBe(200);
    expect((await files()).filter((text) => text.includes('urlong'))).toEqual([]);
    expect(recorded()).toEqual([]);
  });

  it('leave no file either when one is being written meanwhile', async () => {
    const mailer = toFiles();
    let status = 0;
    const eraseFirst: Mailer = {
      ...mailer,
      async send(mail) {
        if (mail.to === EMAIL) status = await erase();
        return mailer.send(mail);
      },
    };
    await start(open, eraseFirst);
    await post('/privacy/requests', { ...REQUEST, kind: 'access' });
    await deliver();
    expect(status).toBe(200);
    expect(await files()).toEqual([]);
  });
});
