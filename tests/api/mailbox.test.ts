import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMailbox } from '#api/mailbox/read-mailbox.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { ReceivedLetter } from '#contract/letters/letters.ts';
import { bothStores } from '../support/both-stores.ts';
import { type Dovecot, MAILBOX_PASSWORD, type Mailbox, startDovecot } from '../support/dovecot.ts';
import { bounced, incoming } from '../support/incoming.ts';
import { PASSWORD } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { twoProcesses } from '../support/two-processes.ts';

const ADDRESS = 'office@fund.ie';

let dovecot: Dovecot;
let users = 0;
let box: Mailbox;
let api: TestApi;
let admin: Headers;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.close());
beforeEach(() => {
  users += 1;
  box = dovecot.mailbox(`user${users}`);
});

const setUp = (more: object = {}) =>
  api.call('put', '/settings/mailbox', {
    as: admin,
    json: {
      mailbox: {
        ...{ host: '127.0.0.1', port: dovecot.port, encryption: 'none', user: box.user, password: MAILBOX_PASSWORD },
        ...{ folder: '', address: ADDRESS },
        ...more,
      },
      password: PASSWORD,
    },
  });
const look = (of = api) => readMailbox(of.deps);
/** An API with the mailbox, read once, so that what comes from now on is new. */
const begin = async (on: TestApi = testApi()) => {
  api = on;
  admin = await api.staff();
  expect((await setUp()).status).toBe(200);
  expect(await look()).toMatchObject({ code: null, answers: 0, messages: 0 });
};
const table = (name: 'donations' | 'messages' | 'mails', of = api) => [...of.deps.store.data[name].all()];
/** An offer with the mail that its donor got. */
const offered = async () => {
  const { id } = (await makeOffer(api)).body;
  await api.deps.outbox.deliverDue();
  const mail = api.deps.mails.at(-1);
  if (!mail?.replyTo) throw new Error('The mail says nothing of where answers go.');
  return { id, mail, replyTo: mail.replyTo, messageId: `<${mail.id}@fund.ie>` };
};
const offerOf = (id: string, of = api): StoredDonation => {
  const offer = of.deps.store.data.donations.get(id);
  if (!offer) throw new Error('There is no such offer.');
  return offer;
};
const lettersOf = (id: string, of = api) => (offerOf(id, of).letters ?? []) as ReceivedLetter[];

describe.each(bothStores())('a mailbox on %s', (_, open) => {
  it('brings an answer to the signed address to the offer, without the mail below it', async () => {
    await begin(await open());
    const { id, replyTo } = await offered();
    expect(replyTo).toMatch(/^office\+[0-9a-z]{40}@fund\.ie$/);
    const quoted =
      'On Mon, 2 Mar 2026 at 09:00, South East Care Fund <\noffice@fund.ie> wrote:\n\n> Thank you, Niamh.\n>\n> The Fund';
    // Some servers write it in small letters, others in capitals.
    box.deliver(incoming({ To: replyTo.toUpperCase() }, `Tuesday suits me well.\n\nNiamh\n\n${quoted}`));
    expect(await look()).toMatchObject({ answers: 1, messages: 0 });
    expect(lettersOf(id)).toMatchObject([
      { from: 'niamh.doyle@post.example', message: 'Tuesday suits me well.\n\nNiamh' },
    ]);
    expect(offerOf(id).answerWaits).toBe(api.deps.now().toISOString());
  });

  it('loses and doubles nothing where storing fails between the mail and the record', async () => {
    const own = await open();
    const { store } = own.deps;
    let isBroken = false;
    const change: typeof store.change = (edit) =>
      store.change((draft) => {
        const result = edit(draft);
        if (isBroken) throw new Error('The process was killed.');
        return result;
      });
    await begin(own);
    const { id, replyTo } = await offered();
    box.deliver(incoming({ To: replyTo }, 'The first'));
    box.deliver(incoming({ To: replyTo }, 'The second'));
    isBroken = true;
    await expect(readMailbox({ ...api.deps, store: { ...store, data: store.data, change } })).rejects.toThrow('killed');
    expect(lettersOf(id)).toEqual([]);
    isBroken = false;
    expect(await look()).toMatchObject({ answers: 2 });
    expect(await look()).toMatchObject({ answers: 0 });
    expect(lettersOf(id).map(({ message }) => message)).toEqual(['The first', 'The second']);
  });
});
