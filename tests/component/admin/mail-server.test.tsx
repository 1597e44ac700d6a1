import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Deps } from '#api/http/deps.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { PASSWORD } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { productMailer } from '../../support/product-mailer.ts';
import { screenApi } from '../../support/screen-api.ts';
import { makeOffer } from '../../support/submissions.ts';
import { testApi } from '../../support/test-api.ts';

const REACH_NOBODY = /^Mails reach nobody/;

/** An API with the mailer of the product, and no mail server but what the environment or the settings say. */
const portalApi = async (smtp: Deps['policy']['smtp'] = { url: null, from: null }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-screens-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = productMailer(folder);
  const api = screenApi({ mailer: own.mailer, policy: { ...testApi().deps.policy, smtp } });
  own.on(api.deps);
  return api;
};
const mailServer = async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  return { ...server, port: new URL(server.url).port };
};

test.each(['/admin/donations', '/admin/donations/pending', '/admin/messages', '/admin/testimonials', '/admin/runs'])(
  '%s says that mails reach nobody, and asks a volunteer to turn to an administrator',
  async (path) => {
    await openPortal(path, { api: await portalApi(), as: volunteer });
    const banner = (await screen.findByText(REACH_NOBODY)).closest('section') as HTMLElement;
    expect(banner.textContent).toContain('Please ask an administrator');
    expect(within(banner).queryByRole('link')).toBeNull();
  },
);

test('a screen that writes to nobody says nothing of mail, nor does any while a mail server is set up', async () => {
  const { router, person, api } = await openPortal('/admin/media', { api: await portalApi() });
  await screen.findByRole('heading', { name: 'Media library' });
  expect(screen.queryByText(REACH_NOBODY)).toBeNull();
  await router.navigate('/admin/settings?section=people');
  await person.click(await screen.findByRole('link', { name: 'Set up mail' }));
  await screen.findByRole('heading', { name: 'Mail server' });
  expect(screen.queryByText(REACH_NOBODY)).toBeNull();
  expect(api.deps.mailer.mailServer).toBe(false);
  cleanup();
  await openPortal('/admin/mail');
  await screen.findByRole('heading', { name: 'Mail' });
  expect(screen.queryByText(REACH_NOBODY)).toBeNull();
});

test('an administrator sets up mail, sees the answer to a test, and sends what was written to files until it is taken back', async () => {
  const api = await portalApi();
  await makeOffer(api, { submitterEmail: 'deirdre@post.example' });
  await makeOffer(api, { submitterEmail: 'tadhg@post.example' });
  await api.deps.outbox.deliverDue();
  const server = await mailServer();
  const { person, router } = await openPortal('/admin/settings?section=mail', { api });
  await person.type(await screen.findByLabelText('Server'), '127.0.0.1');
  await person.selectOptions(screen.getByLabelText('Encryption'), 'none');
  expect(screen.getByLabelText<HTMLInputElement>('Port').value).toBe('25');
  await person.clear(screen.getByLabelText('Port'));
  await person.type(screen.getByLabelText('Port'), server.port);
  await person.type(screen.getByLabelText('Sender'), 'office@fund.ie');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText(/^Please type your password or a code/)).length).toBeGreaterThan(0);
  await person.type(screen.getByLabelText('Your password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Saved\. It counts from the next mail on/);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await screen.findByText(/^The mail server took the test for /);
  expect(screen.getByText(/The mail server said: “250 /)).toBeTruthy();
  expect(server.received).toHaveLength(1);
  await router.navigate('/admin/mail?state=written');
  expect(await screen.findAllByText(/^Written to a file, sent to nobody\. /)).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Send them now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 mails to 2 people?' }));
  expect(dialog.getByText(/^Offer received \(2\)\. They leave in two minutes/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Send them now' }));
  await screen.findByText('2 mails from files leave soon.');
  expect(screen.getByText(/^The first goes in (2:00|1:\d\d)\.$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Take them back' }));
  await waitFor(() => expect(screen.queryByText('2 mails from files leave soon.')).toBeNull());
  expect(await screen.findByText('2 mails to 2 people can be sent now.')).toBeTruthy();
  expect(server.received).toHaveLength(1);
});

test('what variables say stands beside its field, which cannot be edited; the password is not shown', async () => {
  const api = await portalApi({ url: 'smtps://office:lantern-harbour@smtp.fund.ie', from: 'The Fund <hello@fund.ie>' });
  const { container } = await openPortal('/admin/settings?section=mail', { api });
  const server = await screen.findByLabelText<HTMLInputElement>('Server');
  expect([server.value, server.readOnly]).toEqual(['smtp.fund.ie', true]);
  expect(screen.getByLabelText<HTMLInputElement>('Port').value).toBe('465');
  expect(screen.getAllByText('Set by SMTP_URL, where the server runs.')).toHaveLength(5);
  expect(screen.getByLabelText<HTMLInputElement>('Sender').value).toBe('The Fund <hello@fund.ie>');
  expect(screen.getByText('Set by MAIL_FROM, where the server runs.')).toBeTruthy();
  expect(container.innerHTML).not.toContain('lantern-harbour');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a test that fails says why and what to do', async () => {
  const server = await mailServer();
  const api = await portalApi({ url: server.url, from: 'hello@fund.ie' });
  server.script.push(550);
  const { person } = await openPortal('/admin/settings?section=mail', { api });
  await person.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  await screen.findByText('The test was not sent.');
  expect(screen.getByText(/The mail server said: “550 Not now, thank you”/)).toBeTruthy();
});
