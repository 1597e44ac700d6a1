import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { openPortal } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { makeOffer } from '../../support/submissions.ts';

const refused = Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550, response: '550 No such mailbox' });

/** An API with a mail that was refused. */
const withFailedMail = async (): Promise<ScreenApi> => {
  const api = screenApi();
  const { send } = api.deps.mailer;
  api.deps.mailer.send = () => Promise.reject(refused);
  await makeOffer(api, { submitterEmail: 'tadhg@post.example', submitterPhone: '087 000 0166' });
  await api.deps.outbox.deliverDue();
  api.deps.mailer.send = send;
  return api;
};

test('a mail that failed says why and whom to ring, and is tried again', async () => {
  const api = await withFailedMail();
  const { person } = await openPortal('/admin/mail?state=failed', { api });
  expect(await screen.findByText(/No such mailbox \(550\)\. Given up after 1 try/)).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('All1');
  expect(screen.getByRole('link', { name: /Ring 087 000 0166/ }).getAttribute('href')).toBe('tel:+353870000166');
  await person.click(screen.getByRole('button', { name: /Try again/ }));
  await screen.findByText('Every mail has arrived or still waits.');
  await api.deps.outbox.deliverDue();
  expect(api.deps.mails).toMatchObject([{ to: 'tadhg@post.example' }]);
});

test('a mail that came back says why, and when it had left', async () => {
  const api = screenApi();
  await makeOffer(api);
  await api.deps.outbox.deliverDue();
  const mailId = api.deps.mails[0]?.id;
  await api.deps.store.change((draft) => api.deps.outbox.bounce(draft, { mailId }, 'Came back: No such user'));
  await openPortal('/admin/mail?state=failed', { api });
  await screen.findByText(/^Came back: No such user\. Sent /);
});

test('an address that mail came back from is mailed again once an administrator says so', async () => {
  const api = await withFailedMail();
  const { store, outbox } = api.deps;
  await store.change((draft) => outbox.bounce(draft, { address: 'tadhg@post.example' }, 'Came back'));
  const { person } = await openPortal('/admin/mail?state=failed', { api });
  const again = await screen.findByRole('button', { name: /^Mail this address again/ });
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await person.click(again);
  await screen.findByText('Every mail has arrived or still waits.');
  await outbox.deliverDue();
  expect(api.deps.mails).toMatchObject([{ to: 'tadhg@post.example' }]);
  expect(store.data.bouncedMailboxes.size).toBe(0);
});

test('when the last page empties itself, the page before it is shown', async () => {
  const api = await withFailedMail();
  const [failed] = [...api.deps.store.data.mails.all()];
  await api.deps.store.change((draft) => {
    for (let at = 1; at <= 25; at += 1)
      draft.mails.put({ ...failed, id: api.deps.newId(), to: `donor${at}@post.example` } as StoredMail);
  });
  const { person, router } = await openPortal('/admin/mail?state=failed&page=2', { api });
  await person.click(await screen.findByRole('button', { name: /^Leave it/ }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Leave it/ })).toHaveLength(25));
  expect(screen.queryByText('All clear')).toBeNull();
  expect(router.state.location.search).toBe('?state=failed');
});

test('Today says that a mail did not arrive, and tries it again there', async () => {
  const api = await withFailedMail();
  const { person } = await openPortal('/admin', { api });
  await person.click(await screen.findByRole('button', { name: /^Try again: A mail to .* did not arrive$/ }));
  await waitFor(() => expect(api.deps.store.data.mails.count('state', 'failed')).toBe(0));
});

test('words are put in, saved, and an unknown placeholder is named at the field', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings/mail/offer-declined', { api });
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Words');
  await person.clear(words);
  await person.click(words);
  await person.paste('Dear {{surname}}');
  await person.click(screen.getByRole('button', { name: 'Save these words' }));
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/Nothing is called \{\{surname\}\} in this mail/).length).toBeGreaterThan(0);
  await person.clear(words);
  await person.type(words, 'Dear ');
  await person.click(screen.getByRole('button', { name: /^Put in firstName/ }));
  expect(words.value).toBe('Dear {{firstName}}');
  await person.click(screen.getByRole('button', { name: 'Save these words' }));
  await screen.findByText('The words are saved. The next mail has them.');
  expect(api.deps.store.data.mailTemplates.get('offer-declined')?.body).toBe('Dear {{firstName}}');
  const preview = within(await screen.findByRole('article', { name: 'The mail as it is read' }));
  expect(await preview.findByText('Dear Deirdre')).toBeTruthy();
});

test('words are sent to who writes them, to be looked at', async () => {
  const { person } = await openPortal('/admin/settings/mail/offer-declined');
  await person.click(await screen.findByRole('button', { name: 'Send to me' }));
  await screen.findByText(/^On its way to .+, with made-up values\.$/);
  await person.type(screen.getByLabelText('Words'), ' Thank you.');
  expect(screen.queryByText(/^On its way to/)).toBeNull();
});

test('the words of a mail are written in another language, and go out once they are switched on', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings/mail/offer-received', { api });
  await person.selectOptions(await screen.findByLabelText('Language'), 'Polish');
  await screen.findByRole('heading', { name: 'Offer received, in Polish' });
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.lang).toBe('pl');
  await person.clear(subject);
  await person.type(subject, 'Dziękujemy');
  await person.click(screen.getByRole('switch', { name: 'Send these words in Polish' }));
  await person.click(screen.getByRole('button', { name: 'Save these words' }));
  await screen.findByText('The words are saved. The next mail has them.');
  const kept = api.deps.store.data.mailTemplates;
  expect(kept.get('offer-received.pl')).toMatchObject({ subject: 'Dziękujemy', isOn: true });
  expect(kept.get('offer-received')).toBeUndefined();
  await person.selectOptions(screen.getByLabelText('Another mail'), 'Declined');
  await screen.findByRole('heading', { name: 'Declined, in Polish' });
});

test('the words of a mail in another language are removed, and come back by the next press', async () => {
  const api = screenApi();
  const as = await api.staff('Administrator');
  const json = { subject: 'Dziękujemy', body: 'Dostaliśmy ofertę.', revision: 0, isOn: true };
  await api.call('put', '/mailtemplates/offer-received?language=pl', { as, json });
  const { person } = await openPortal('/admin/settings/mail/offer-received?language=pl', { api });
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('Dziękujemy');
  await person.click(screen.getByRole('button', { name: 'Remove this translation' }));
  await screen.findByText('The translation is removed. The next mail is English.');
  const kept = () => api.deps.store.data.mailTemplates.get('offer-received.pl');
  expect(kept()).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove this translation' })).toBeNull());
  expect(subject.value).not.toBe('Dziękujemy');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(subject.value).toBe('Dziękujemy'));
  expect(kept()).toMatchObject({ subject: 'Dziękujemy', isOn: true });
  await screen.findByRole('button', { name: 'Remove this translation' });
});

test('words that are typed while others are saved stay, and are saved next', async () => {
  const { person, api, line } = await openPortal('/admin/settings/mail/offer-received');
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  await person.clear(subject);
  await person.type(subject, 'Thank you');
  const held = line.holdNext('PUT', '/api/mailtemplates/:kind');
  const save = screen.getByRole('button', { name: 'Save these words' });
  await person.click(save);
  await held.sent;
  await person.type(subject, ' very much');
  held.release();
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(subject.value).toBe('Thank you very much');
  expect(screen.queryByText('The words are saved. The next mail has them.')).toBeNull();
  await person.click(save);
  await screen.findByText('The words are saved. The next mail has them.');
  expect(api.deps.store.data.mailTemplates.get('offer-received')?.subject).toBe('Thank you very much');
});

test('what the server says about a mail is said in its own words', async () => {
  const api = await withFailedMail();
  const { person, line } = await openPortal('/admin/mail?state=failed', { api });
  line.failNext('POST', '/api/mails/:id/retry', new Failure('conflict', 'A colleague was faster.'));
  await person.click(await screen.findByRole('button', { name: /Try again/ }));
  await screen.findByText('A colleague was faster.');
});

test('a preview that does not come says so in words, and is asked for again', async () => {
  const api = screenApi();
  api.line.failNext('POST', '/api/mailtemplates/:kind/preview', new Response('<p>Bad gateway</p>', { status: 502 }));
  const { person } = await openPortal('/admin/settings/mail/offer-received', { api });
  const box = within(await screen.findByRole('region', { name: 'Preview' }));
  await box.findByText('This cannot be shown.');
  expect(box.queryByText(/HTTP|Bad gateway/)).toBeNull();
  await person.click(box.getByRole('button', { name: 'Try again' }));
  expect(await box.findByRole('article', { name: 'The mail as it is read' })).toBeTruthy();
});
