import { expect } from 'vitest';
import { addDays, dublinDay } from '#contract/dublin.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from './deps.ts';
import { setUpAuthenticator } from './factors.ts';
import { addPerson, PASSWORD } from './people.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { Headers, TestApi } from './test-api.ts';

export const OWNER = 'aoife@charity.example';
type Passkey = ReturnType<typeof createSoftwarePasskey>;

const post = (api: TestApi, path: string, json: unknown, as?: Headers) =>
  api.call('POST', path, as ? { as, json } : { json });

const addPasskey = async (api: TestApi, as: Headers, name: string): Promise<Passkey> => {
  const key = createSoftwarePasskey();
  const { ticket, options } = (await post(api, '/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
  const passkey = key.attest({ challenge: options.challenge });
  expect((await post(api, '/auth/factors/passkey', { ticket, name, passkey }, as)).status).toBe(200);
  return key;
};
const signIn = async (api: TestApi, key: Passkey) => {
  const { ticket, options } = (await post(api, '/auth/passkeys/options', {})).body;
  const answer = await post(api, '/auth/passkeys/verify', {
    ticket,
    passkey: key.sign({ challenge: options.challenge }),
  });
  const as: Headers = { authorization: `Bearer ${answer.body.accessToken}` };
  return { status: answer.status, as, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};
const createToken = async (api: TestApi, as: Headers, name: string): Promise<Headers> => {
  const expiresOn = addDays(dublinDay(api.deps.now()), 30);
  const made = await post(api, '/tokens', { name, scopes: ['testimonials:read'], expiresOn }, as);
  expect(made.status).toBe(201);
  return { authorization: `Bearer ${made.body.secret}` };
};

export interface Owner {
  aoife: StoredPerson;
  /** Her session, from three days later. */
  as: Headers;
  key: Passkey;
  token: Headers;
}

/** An owner with a passkey and an API token, who signs in three days later. */
export const ownerWithAccess = async (api: TestApi): Promise<Owner> => {
  const aoife = await addPerson(api.deps, { email: OWNER, lastLogin: '2026-03-01T09:00:00.000Z' });
  const before = await signInPerson(api.deps, aoife.id);
  const key = await addPasskey(api, before, 'Own laptop');
  const token = await createToken(api, before, 'Own statistics');
  await api.deps.outbox.deliverDue();
  api.deps.clock.advance({ days: 3 });
  api.deps.mails.length = 0;
  return { aoife, as: await signInPerson(api.deps, aoife.id), key, token };
};

/** Everything that a thief makes of a stolen session whose owner's password they know, by what it is. */
export const steal = async (api: TestApi, as: Headers) => {
  api.deps.clock.advance({ minutes: 10 });
  const token = await createToken(api, as, 'Not hers');
  const calendar = new URL((await post(api, '/auth/calendar', {}, as)).body.url).pathname.replace('/api', '');
  const key = await addPasskey(api, as, 'Not hers');
  const { as: elsewhere, cookie } = await signIn(api, key);
  await setUpAuthenticator(api, elsewhere);
  const invited = { email: 'accomplice@elsewhere.example', name: 'Accomplice', role: 'Administrator' };
  const { person } = (await post(api, '/people/invitations', invited, elsewhere)).body;
  await api.deps.outbox.deliverDue();
  const mail = api.deps.mails.find(({ to }) => to === invited.email)?.text ?? '';
  const json = { token: /\/admin\/invitation#([\w-]+)/.exec(mail)?.[1], password: 'goats on the pier at noon' };
  const accomplice = (await post(api, '/invitations/accept', json)).body.accessToken;
  await post(api, '/auth/change-email', { email: 'evil@elsewhere.example', password: PASSWORD }, elsewhere);
  await api.deps.outbox.deliverDue();
  const wish = api.deps.mails.find(({ to }) => to === 'evil@elsewhere.example');
  return {
    key,
    cookie,
    token,
    calendar,
    elsewhere,
    accomplice: { id: person.id as string, as: { authorization: `Bearer ${accomplice}` } },
    wish: /new-address#([\w-]+)/.exec(wish?.text ?? '')?.[1],
  };
};
export type Stolen = Awaited<ReturnType<typeof steal>>;

/** What of it works, by name; before it is ended, all does. */
export const worksStill = async (api: TestApi, aoife: StoredPerson, stolen: Stolen): Promise<string[]> => {
  const person = api.deps.store.data.people.get(aoife.id);
  const tried: [string, boolean][] = [
    ['the session', (await api.get('/auth/me', stolen.elsewhere)).status === 200],
    ['the API token', (await api.get('/testimonials/pending', stolen.token)).status === 200],
    ['the calendar address', (await api.get(stolen.calendar)).status === 200],
    ['the accomplice', (await api.get('/auth/me', stolen.accomplice.as)).status === 200],
    ['the device cookie', api.deps.devices.find(person, stolen.cookie) !== null],
    ['the authenticator app', api.deps.store.data.authenticators.list('person', aoife.id).length > 0],
    ['the passkey', (await signIn(api, stolen.key)).status === 200],
    ['the password', (await post(api, '/auth/login', { email: OWNER, password: PASSWORD })).status === 200],
  ];
  return tried.flatMap(([name, works]) => (works ? [name] : []));
};

/** Whether the wish for the thief's address can still be granted; that is tried last, as it changes the account. */
export const isGranted = async (api: TestApi, { wish }: Stolen): Promise<boolean> =>
  (await post(api, '/auth/confirm-email', { token: wish })).status === 200;

/** Whether the owner's passkey and API token work. */
export const ownersWork = async (api: TestApi, { key, token }: Owner): Promise<boolean[]> => [
  (await signIn(api, key)).status === 200,
  (await api.get('/testimonials/pending', token)).status === 200,
];

/** The token of the link in the latest mail to the owner with such a subject. */
export const alarmLink = async (api: TestApi, subject: RegExp): Promise<string> => {
  await api.deps.outbox.deliverDue();
  const mail = api.deps.mails.findLast((one) => one.to === OWNER && subject.test(one.subject));
  return /\/admin\/undo#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
