import { expect, test } from 'vitest';
import { type MailKind, mailKindKeys } from '#contract/mail-admin/mail-kinds.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { makeOffer } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const EMAIL = 'hello+mail@charity.example';

/** An API of a charity with this address. */
const withAddress = async (email: string) => {
  const api = testApi();
  const admin = await api.staff();
  const json = { ...defaultSettings, contact: { ...defaultSettings.contact, email } };
  expect((await api.call('put', '/settings', { as: admin, json })).status).toBe(200);
  return { api, admin };
};
/** Where each mail that was sent says that no more like it are asked for. */
const sentBy = async ({ deps }: TestApi) => {
  await deps.outbox.deliverDue();
  return deps.mails.map(({ unsubscribe = null }) => unsubscribe);
};
const addresses = async (email: string) => {
  const { api, admin } = await withAddress(email);
  const found: Partial<Record<MailKind, string | null>> = {};
  for (const kind of mailKindKeys) {
    await api.call('post', `/mailtemplates/${kind}/test`, { as: admin, json: {} });
    found[kind] = (await sentBy(api)).at(-1) ?? null;
  }
  return found;
};

const BY_MAIL = /^mailto:hello\+mail@charity\.example\?subject=Please%20send%20me%20no%20more%20emails/;
const ACCOUNT = 'http://localhost:3000/admin/security#notices';

test('every mail says where to ask for no more like it, but for agreed days, accounts, danger and data requests', async () => {
  const found = await addresses(EMAIL);
  const kinds = (matches: (address: string | null) => boolean) =>
    mailKindKeys.filter((kind) => matches(found[kind] ?? null));
  expect(kinds((address) => BY_MAIL.test(address ?? ''))).toEqual([
    'offer-received',
    'offer-approved-pickup',
    'offer-approved-drop-off',
    'offer-declined',
    'days-offered',
    'offer-withdrawn',
    'offer-collected',
    'offer-letter',
    'testimonial-letter',
    'testimonial-received',
    'testimonial-published',
    'testimonial-not-published',
    'message-received',
    'message-reply',
    'help-received',
    'help-news',
    'help-withdrawn',
  ]);
  expect(kinds((address) => address === ACCOUNT)).toEqual(['daily-digest']);
  expect(kinds((address) => address === null)).toEqual([
    'day-agreed',
    'day-reminder',
    'day-changed',
    'day-missed',
    'day-asked',
    'invitation',
    'password-reset',
    'new-sign-in',
    'was-this-you',
    'tries-noticed',
    'factor-changed',
    'access-ended',
    'email-change',
    'api-token-created',
    'message-arrived',
    'somebody-in-danger',
    'data-request-receipt',
    'data-request-answer',
  ]);
});

test('a mail about an offer names its reference to the charity', async () => {
  const { api } = await withAddress(EMAIL);
  const { reference } = (await makeOffer(api)).body;
  const [address = ''] = await sentBy(api);
  expect(new URL(address ?? '').searchParams.get('subject')).toBe(`Please send me no more emails about ${reference}`);
});

test('a charity without an address is written to by nobody: its mails name none', async () => {
  const found = await addresses('');
  expect(Object.entries(found).filter(([, address]) => address !== null)).toEqual([['daily-digest', ACCOUNT]]);
});
