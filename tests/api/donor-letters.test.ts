import { beforeEach, describe, expect, test } from 'vitest';
import { LETTERS_MAX } from '#contract/donations/donor-letters.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let volunteer: Headers;
let offer: { id: string; manageUrl: string; reference: string };

beforeEach(async () => {
  api = testApi();
  volunteer = await api.staff('Volunteer', 'Una Nolan');
  ({ body: offer } = await makeOffer(api));
  await api.deps.outbox.deliverDue();
});

const write = (json: object, as = volunteer) => api.call('post', `/donationitems/${offer.id}/letters`, { as, json });
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const ownPage = (token: string) => api.call('post', '/donationitems/yours', { json: { token } });

describe('a letter to a donor', () => {
  test('is mailed at once in the frame of the template, and kept with the offer under its author’s name', async () => {
    const { status, body } = await write({ message: 'Would you send a photo?\nThe back, please.' });
    expect(status).toBe(200);
    expect(body.letters).toMatchObject([{ by: 'Una Nolan', message: 'Would you send a photo?\nThe back, please.' }]);
    await api.deps.outbox.deliverDue();
    const sent = api.deps.mails.at(-1);
    expect(sent).toMatchObject({ to: 'niamh.doyle@post.example', subject: `About your offer ${offer.reference}` });
    expect(sent?.text).toContain('Would you send a photo?\nThe back, please.');
    expect(sent?.text).toContain(offer.manageUrl);
    const { body: own } = await ownPage(tokenOf(offer.manageUrl));
    expect(JSON.stringify(own)).not.toContain('Una');
  });

  test('injects no markup, no link and no header', async () => {
    await write({ message: '<b>x</b> [y](https://evil.example) https://evil.example\r\nBcc: a@b.example' });
    await api.deps.outbox.deliverDue();
    const html = api.deps.mails.at(-1)?.html ?? '';
    expect(html).not.toMatch(/<b>x|href="https:\/\/evil/);
    expect(html).toContain('&lt;b&gt;x&lt;/');
  });

  test('with a new link makes the earlier ones invalid, and carries the new one', async () => {
    await write({ message: 'Here is a new link.', newLink: true });
    await api.deps.outbox.deliverDue();
    expect((await ownPage(tokenOf(offer.manageUrl))).status).toBe(404);
    const [, token = ''] = /yours#([\w-]+)/.exec(api.deps.mails.at(-1)?.text ?? '') ?? [];
    expect((await ownPage(token)).body).toMatchObject({ reference: offer.reference });
  });

  test('is refused without words, for nobody, to an address that takes no mail, and beyond twenty', async () => {
    expect(await write({ message: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { message: expect.any(String) } },
    });
    expect((await write({ message: 'x' }, {})).status).toBe(401);
    expect(
      (await api.call('post', '/donationitems/none/letters', { as: volunteer, json: { message: 'x' } })).status,
    ).toBe(404);
    for (let count = 0; count < LETTERS_MAX; count += 1) await write({ message: 'Again.' });
    expect(await write({ message: 'Again.' })).toMatchObject({ status: 409 });
    const { body: other } = await makeOffer(api, { submitterEmail: 'gone@post.example' });
    await api.deps.store.change((draft) =>
      api.deps.outbox.bounce(draft, { address: 'gone@post.example' }, 'Came back'),
    );
    const refused = await api.call('post', `/donationitems/${other.id}/letters`, {
      as: volunteer,
      json: { message: 'x' },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'No mail reaches this donor. Please ring instead.' },
    });
    expect(api.deps.store.data.donations.get(other.id)?.letters).toBeUndefined();
  });

  test('is found in a privacy export, and gone with the offer', async () => {
    await write({ message: 'About your wardrobe.' });
    const admin = await api.staff();
    const { text } = await api.call('post', '/privacy/export', {
      as: admin,
      json: { email: 'niamh.doyle@post.example' },
    });
    expect(text).toContain('About your wardrobe.');
    await api.call('delete', `/donationitems/${offer.id}`, { as: admin });
    expect(JSON.stringify([...api.deps.store.data.mails.all()])).not.toContain('wardrobe');
  });
});
