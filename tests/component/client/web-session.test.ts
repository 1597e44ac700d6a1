import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '#contract/people/people.ts';
import { SESSION_KEY } from '#site/client/session-key.ts';
import { createWebSession } from '#site/client/web-session.ts';

const HOUR_MS = 60 * 60_000;
const nobodyAnswers = () => Promise.reject(new TypeError('Failed to fetch'));

const sessionOf = (name: string, hours = 1): SignedIn => ({
  accessToken: `token of ${name}`,
  expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  user: {
    id: 'a'.repeat(22),
    name,
    email: 'maura@post.example',
    role: 'Volunteer',
    lastLogin: null,
    mustChangePassword: false,
  },
});
/** What a tab hears after another one of this browser has signed in or out. */
const hearOtherTab = (session: SignedIn | null) => {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
};
const openTab = (session: SignedIn | null) => {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return createWebSession(localStorage, nobodyAnswers);
};

beforeEach(() => localStorage.clear());

test('a sign-in in another tab is one here, and a session that ended here is forgotten', () => {
  const session = openTab(sessionOf('Maura'));
  session.forget('idle');
  expect(session.ended?.()?.name).toBe('Maura');
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  hearOtherTab(sessionOf('Bríd'));
  expect(session.current()?.name).toBe('Bríd');
  expect(session.token()).toBe('token of Bríd');
  expect(session.ended?.()).toBeNull();
  expect(told).toBe(1);
});

test('a sign-out in another tab is one here, and asks nobody to sign in again', () => {
  const session = openTab(sessionOf('Maura'));
  hearOtherTab(null);
  expect(session.current()).toBeNull();
  expect(session.ended?.()).toBeNull();
});

test('a session that ended while nobody was there asks in every tab to sign in again, also where two tabs heard it', () => {
  const [one, other] = [openTab(sessionOf('Maura')), openTab(null)];
  one.forget('idle');
  hearOtherTab(null);
  for (const tab of [one, other]) {
    expect(tab.current()).toBeNull();
    expect(tab.ended?.()?.name).toBe('Maura');
  }
});

test('a sign-out after such an end and a new sign-in asks nobody', async () => {
  const [one, other] = [openTab(sessionOf('Maura')), openTab(null)];
  one.forget('idle');
  await one.renew(sessionOf('Maura'));
  hearOtherTab(sessionOf('Maura'));
  await one.signOut();
  hearOtherTab(null);
  expect(other.current()).toBeNull();
  expect(other.ended?.()).toBeNull();
});

test('a session that has run out when another tab removes it asks its person to sign in again', () => {
  const session = openTab(sessionOf('Maura', -1));
  hearOtherTab(null);
  expect(session.ended?.()?.name).toBe('Maura');
});

test('what another page of the site stores changes nothing', () => {
  const session = openTab(sessionOf('Maura'));
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(session.current()?.name).toBe('Maura');
});

test('what is stored and is no session signs nobody in', () => {
  for (const stored of ['{', '{"accessToken":1}', '[]']) {
    localStorage.setItem(SESSION_KEY, stored);
    expect(openTab(null).current()).toBeNull();
  }
});
