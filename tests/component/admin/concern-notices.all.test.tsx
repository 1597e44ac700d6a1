import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { addWaitingOffer } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

/** What the browser has shown over other windows. */
interface Shown {
  title: string;
  body: string | undefined;
  press(): void;
}

/** A browser with notices, which are not allowed, or allowed once they are asked for. */
const browserWithNotices = (permission: NotificationPermission, answer: NotificationPermission = permission) => {
  const shown: Shown[] = [];
  class BrowserNotification {
    static permission = permission;
    static async requestPermission() {
      BrowserNotification.permission = answer;
      return answer;
    }
    onclick: (() => void) | null = null;
    constructor(title: string, options: NotificationOptions = {}) {
      shown.push({ title, body: options.body, press: () => this.onclick?.() });
    }
    close() {}
  }
  vi.stubGlobal('Notification', BrowserNotification);
  onTestFinished(() => {
    vi.stubGlobal('Notification', undefined);
  });
  return shown;
};
/** The person works in another window. */
const lookAway = () => vi.spyOn(document, 'hasFocus').mockReturnValue(false);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  window.focus = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const say = async (api: ScreenApi, subjectId: string, text: string) =>
  made(
    await api.call('post', '/comments', {
      as: await api.staff('Administrator', 'Nuala Kehoe'),
      json: { kind: 'donation', subjectId, text },
    }),
  );

test('what concerns me is a notice of this browser while I look elsewhere, without a name or a word, and leads there', async () => {
  const api = screenApi();
  const shown = browserWithNotices('granted');
  const { id } = await addWaitingOffer(api, {});
  const declan = await addPerson(api.deps, volunteer);
  const { router } = await openPortal('/admin/analytics', { api, as: { id: declan.id } });
  await screen.findByRole('heading', { name: 'Analytics' });
  lookAway();
  await say(api, id, '@Declan Roche, ring Maura.');
  await waitFor(() => expect(shown).toHaveLength(1), { timeout: limitMs(5000) });
  expect(shown).toMatchObject([{ title: 'A colleague has named you', body: 'In a comment on a donation offer.' }]);
  shown[0]?.press();
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=all&item=${id}`));
});

test('what concerns me is counted in the title of the tab, until I have seen it', async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api, {});
  const declan = await addPerson(api.deps, volunteer);
  const { router } = await openPortal('/admin/analytics', { api, as: { id: declan.id } });
  await screen.findByRole('heading', { name: 'Analytics' });
  expect(document.title).toMatch(/^Analytics/);
  await say(api, id, '@Declan Roche, ring Maura.');
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Analytics/), { timeout: limitMs(5000) });
  await router.navigate(`/admin/donations?tab=all&item=${id}`);
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(document.title).toMatch(/^Donations/), { timeout: limitMs(5000) });
});

test('the twenty-second thing to look after is told as the first was, and what moves up the list is not', async () => {
  const api = screenApi();
  const shown = browserWithNotices('granted');
  const { id: assignedTo } = await addPerson(api.deps, volunteer);
  const nuala = await api.staff('Administrator', 'Nuala Kehoe');
  const ids: string[] = [];
  for (let minutesAgo = 60; minutesAgo > 38; minutesAgo -= 1)
    ids.push((await addWaitingOffer(api, {}, { minutesAgo })).id);
  const assign = (some: string[], to: string | null = assignedTo) =>
    api.call('post', '/donationitems/assign', { as: nuala, json: { ids: some, assignedTo: to } });
  await assign(ids.slice(0, -1));
  await say(api, ids[0] ?? '', '@Declan Roche, ring Maura.');
  await openPortal('/admin/analytics', { api, as: { id: assignedTo } });
  await screen.findByRole('heading', { name: 'Analytics' });
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/), { timeout: limitMs(5000) });
  lookAway();
  await assign(ids.slice(0, 1), null);
  await assign(ids.slice(-1));
  await waitFor(() => expect(shown).not.toEqual([]), { timeout: limitMs(5000) });
  expect(shown).toMatchObject([{ title: 'Something for you', body: 'You look after a donation offer now.' }]);
});

test('nobody is told who looks at the portal, does not want it, or has not allowed it', async () => {
  for (const [permission, wish] of [
    ['granted', false],
    ['default', true],
  ] as const) {
    const api = screenApi();
    const shown = browserWithNotices(permission);
    const { id } = await addWaitingOffer(api, {});
    const declan = await addPerson(api.deps, volunteer);
    await api.deps.store.change((draft) => draft.preferences.put({ id: declan.id, notices: { concerns: wish } }));
    await openPortal('/admin/analytics', { api, as: { id: declan.id } });
    await screen.findByRole('heading', { name: 'Analytics' });
    lookAway();
    await say(api, id, '@Declan Roche, ring Maura.');
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/), { timeout: limitMs(5000) });
    expect(shown).toEqual([]);
    cleanup();
  }
});

test('this browser is asked by a press in the account, and says how it stands', async () => {
  const shown = browserWithNotices('default', 'granted');
  const { person } = await openPortal('/admin/security', { as: volunteer });
  const told = within(await screen.findByRole('region', { name: 'What you are told' }));
  told.getByRole('switch', { name: 'I am told when a colleague names me, or gives me something to look after' });
  await person.click(told.getByRole('button', { name: 'Let this browser tell me' }));
  await told.findByText('This browser tells you, too, while the portal is open in it.');
  expect(shown).toMatchObject([{ title: 'Notices are on' }]);
  expect(told.queryByRole('button', { name: 'Let this browser tell me' })).toBeNull();
});

test('a browser that shows no notices says so, and what is there instead', async () => {
  await openPortal('/admin/security', { as: volunteer });
  const told = within(await screen.findByRole('region', { name: 'What you are told' }));
  await told.findByText('This browser cannot show notices. The count stands in the title of its tab.');
  cleanup();
  browserWithNotices('denied');
  await openPortal('/admin/security', { as: volunteer });
  await screen.findByText(/^This browser shows no notices of the portal\./);
});
