import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWebhookDelivery } from '#api/webhooks/deliver.ts';
import { createPost } from '#api/webhooks/post-to-receiver.ts';
import { openPortal } from '../../support/portal.tsx';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { addOffer } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const SECTION = '/admin/settings?section=webhooks';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  cleanup();
  await receiver.close();
});

const open = async () => {
  const api = screenApi();
  api.deps.policy.webhookNetworks = ['127.0.0.0/8'];
  const { store, webhookSecrets: secrets, now } = api.deps;
  const post = createPost(['127.0.0.0/8']);
  const delivery = createWebhookDelivery({ store, secrets, loadPost: async () => post, now, log: silent });
  return { ...(await openPortal(SECTION, { api })), api, delivery };
};
const only = ({ deps }: ScreenApi) => [...deps.store.data.webhooks.all()][0];
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Adds a webhook for offers and opens it. */
const add = async ({ person }: Awaited<ReturnType<typeof open>>) => {
  await person.click(await button('Add a webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), 'Chat room');
  await person.click(dialog.getByLabelText('Address'));
  await person.paste(receiver.url);
  await person.click(dialog.getByLabelText('Offer received'));
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const secret = ((await screen.findByLabelText('Secret')) as HTMLInputElement).value;
  await person.click(await button('I have stored it'));
  await person.click(await button('Open Chat room'));
  return { secret, dialog: within(await screen.findByRole('dialog', { name: 'Chat room' })) };
};

test('nothing there yet is said, and what is wrong stands at its field', async () => {
  const { person } = await open();
  await screen.findByText(/^No program is told of anything\./);
  await person.click(await button('Add a webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  for (const sentence of ['Name is required', 'Address is required', 'Please choose at least one event.'])
    dialog.getByText(sentence);
  await person.type(dialog.getByLabelText('Name'), 'Chat room');
  await person.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await person.click(dialog.getByLabelText('Offer received'));
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await dialog.findByText('This address leads to a private network, where webhooks may not go.');
});

test('a trial, an event and sending it again are seen in the list of deliveries', async () => {
  const portal = await open();
  const { api, delivery, person } = portal;
  const { secret, dialog } = await add(portal);
  expect(secret).toBe(api.deps.webhookSecrets.secretOf(only(api) ?? { id: '', secretVersion: 0 }));
  await dialog.findByText('Nothing has been sent in the last 30 days.');
  await addOffer(api, {}, { minutesAgo: 1 });
  receiver.replies.push(410);
  await delivery.deliverDue();
  await person.click(dialog.getByRole('button', { name: 'Send a trial' }));
  await dialog.findByText('This webhook is turned off. Please turn it on first.');
  await dialog.findByText('Failed');
  expect(dialog.queryByRole('button', { name: /^Send again/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Turn on' }));
  await person.click(await dialog.findByRole('button', { name: /^Send again/ }));
  await dialog.findByText('It will be sent again in a moment.');
  await person.click(dialog.getByRole('button', { name: 'Send a trial' }));
  await dialog.findByText('A trial is on its way.');
  api.deps.clock.advance({ minutes: 1 });
  await delivery.deliverDue();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'donation.received',
    'trial',
    'donation.received',
  ]);
});

test('it is changed, given a new secret after a question, and deleted', async () => {
  const portal = await open();
  const { api, person } = portal;
  const { secret, dialog } = await add(portal);
  await person.type(dialog.getByLabelText('Name'), ' of the shop');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(only(api)?.name).toBe('Chat room of the shop'));
  const opened = within(await screen.findByRole('dialog', { name: 'Chat room of the shop' }));
  await person.click(opened.getByRole('button', { name: 'New secret' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }));
  expect(((await opened.findByLabelText('Secret')) as HTMLInputElement).value).not.toBe(secret);
  await person.click(opened.getByRole('button', { name: 'Delete' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete webhook' }));
  await screen.findByText(/^No program is told of anything\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(only(api)).toBeUndefined();
});
