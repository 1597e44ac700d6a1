import { describe, expect, it } from 'vitest';
import { repeatAlerts } from '#api/urgent/alert-duty.ts';
import { bothStores } from '../support/both-stores.ts';
import { existing } from '../support/existing.ts';
import { personNamed } from '../support/people.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const DESPAIR = 'I can’t cope any more, I want to die. Please someone ring me tonight.';
const message = { about: 'counselling', name: 'Nora Walsh', phone: '087 000 0143', email: '', message: DESPAIR };

const tokenOf = (url: string) => url.split('#')[1] ?? '';
const sendMessage = async (api: TestApi, changed: object = {}): Promise<string> =>
  (await api.call('post', '/messages', { json: { ...message, ...changed } })).body.id;
const today = async (api: TestApi, as: Headers) => (await api.get('/today', as)).body;
const urgent = async (api: TestApi, as: Headers) =>
  (await today(api, as)).entries.filter((entry: { urgent: boolean }) => entry.urgent);
const did = (api: TestApi, as: Headers, path: string, what: string) =>
  api.call('patch', `/urgent/${path}`, { as, json: { did: what } });
const always = { days: 'every-day', from: '', to: '' };
const onDuty = (api: TestApi, as: Headers, ...people: object[]) =>
  api.call('put', '/settings/duty', { as, json: { people } });
const mailed = ({ deps }: TestApi) =>
  [...deps.store.data.mails.all()].filter(({ kind }) => kind === 'somebody-in-danger').map(({ to }) => to);

/** A portal with colleagues on duty all day, in this order. */
const withDuty = async (...names: string[]) => {
  const api = testApi();
  const admin = await api.staff();
  for (const name of names) await api.staff('Volunteer', name);
  const people = names.map((name) => personNamed(api.deps, name));
  await onDuty(api, admin, ...people.map(({ id }) => ({ personId: id, ...always })));
  return { api, admin, mails: people.map(({ email }) => email), people };
};

describe.each(bothStores())('somebody in danger, on %s', (_, open) => {
  it.each<[string, (api: TestApi) => Promise<string>]>([
    ['testimonial', async (api) => (await submitStory(api, { content: DESPAIR })).body.id],
    ['message', (api) => sendMessage(api)],
    ['donation', async (api) => (await makeOffer(api, { description: `A table. ${DESPAIR}` })).body.id],
    [
      'donation',
      async (api) => {
        const books = { category: 'books', condition: 'good', howMany: 'Two boxes. I want to die.' };
        return (await makeOffer(api, { otherThings: [books] })).body.id;
      },
    ],
  ])('stands first on Today, whatever it came in by: a %s', async (kind, send) => {
    const api = await open();
    const admin = await api.staff();
    await sendMessage(api, { message: 'When are you open?' });
    const id = await send(api);
    const [first] = (await today(api, admin)).entries;
    expect(first).toMatchObject({ kind, id, urgent: true, danger: { onDuty: null, takenBy: null, isMine: false } });
    expect(first.danger.words).toContain('I want to die');
    expect(await urgent(api, await api.staff('Editor'))).toEqual([]);
  });

  it('is read in the language that they wrote in', async () => {
    const api = await open();
    const admin = await api.staff();
    const { id } = (await makeOffer(api, { description: `A table. ${DESPAIR}` })).body;
    const languageOf = async () => (await urgent(api, admin))[0].danger.language;
    expect(await languageOf()).toBeUndefined();
    await api.deps.store.change((draft) => {
      draft.donations.put({ ...existing(draft.donations.get(id)), language: 'pl' });
    });
    expect(await languageOf()).toBe('pl');
  });

  it('is taken over, looked after, and back again where that was not so', async () => {
    const api = await open();
    const admin = await api.staff();
    const brian = await api.staff('Volunteer', 'Brian Roche');
    const path = `message/${await sendMessage(api)}`;
    expect((await did(api, brian, path, 'take')).body.opened.by).toBe('Brian Roche');
    expect((await urgent(api, admin))[0].danger).toMatchObject({ takenBy: 'Brian Roche', isMine: false });
    expect((await urgent(api, brian))[0].danger).toMatchObject({ takenBy: 'Brian Roche', isMine: true });
    expect((await did(api, brian, path, 'settle')).body.settled.by).toBe('Brian Roche');
    expect(await urgent(api, admin)).toEqual([]);
    await did(api, brian, path, 'reopen');
    expect(await urgent(api, admin)).toHaveLength(1);
  });
});

describe('somebody in danger', () => {
  it('is told to the first on duty at once, without a word of what was written', async () => {
    const { api, mails } = await withDuty('Brian Roche', 'Una Byrne');
    await sendMessage(api);
    expect(mailed(api)).toEqual([mails[0]]);
    await api.deps.outbox.deliverDue();
    const sent = api.deps.mails.find(({ to }) => to === mails[0]);
    expect(sent?.text).toContain('/admin');
    expect(`${sent?.subject}${sent?.text}${sent?.html}`).not.toMatch(/Nora|Walsh|cope|087/);
  });

  it('is told again each half hour, to one colleague more each time, until somebody has opened it', async () => {
    const { api, admin, mails } = await withDuty('Brian Roche', 'Una Byrne');
    const path = `message/${await sendMessage(api)}`;
    api.deps.clock.advance({ minutes: 29 });
    await repeatAlerts(api.deps);
    expect(mailed(api)).toHaveLength(1);
    api.deps.clock.advance({ minutes: 1 });
    await repeatAlerts(api.deps);
    await repeatAlerts(api.deps);
    expect(mailed(api).toSorted()).toEqual([mails[0], mails[0], mails[1]].toSorted());
    await did(api, admin, path, 'open');
    // Those that had not left are withdrawn.
    expect(mailed(api)).toEqual([]);
    api.deps.clock.advance({ minutes: 60 });
    await repeatAlerts(api.deps);
    expect(mailed(api)).toEqual([]);
  });

  it('is in one mail with others who write within five minutes, and a flood is not a flood of mails', async () => {
    const { api } = await withDuty('Brian Roche');
    for (let count = 0; count < 5; count += 1) await sendMessage(api, { name: `Writer ${count}` });
    expect(mailed(api)).toHaveLength(1);
    api.deps.clock.advance({ minutes: 5 });
    await repeatAlerts(api.deps);
    await repeatAlerts(api.deps);
    expect(mailed(api)).toHaveLength(2);
  });

  it('is heard in a donor’s note about the day, and again in a later one once the first was opened', async () => {
    const { api, admin } = await withDuty('Brian Roche');
    const { body: offer } = await makeOffer(api, {
      pickupRequired: true,
      pickupAddress: '1 Quay Street, New Ross',
    });
    await api.call('patch', `/donationitems/${offer.id}/review`, { as: admin, json: { status: 'approved' } });
    const ask = (note: string) =>
      api.call('post', '/donationitems/yours/another-day', { json: { token: tokenOf(offer.manageUrl), note } });
    await ask('Any day after two, please.');
    expect(await urgent(api, admin)).toEqual([]);
    const answer = await ask(DESPAIR);
    expect([answer.status, (await urgent(api, admin)).length, mailed(api).length]).toEqual([200, 1, 1]);
    await did(api, admin, `donation/${offer.id}`, 'settle');
    api.deps.clock.advance({ minutes: 10 });
    await ask(`${DESPAIR} I mean it.`);
    // The mail about the first was withdrawn when it was settled.
    expect([(await urgent(api, admin)).length, mailed(api).length]).toEqual([1, 1]);
  });

  it('is told to nobody who may not decide, is gone, or is off duty now, and to everybody in the list where nobody is on duty', async () => {
    const { api, admin, people, mails } = await withDuty('Brian Roche', 'Una Byrne');
    // It is Monday, 14:00.
    await onDuty(
      api,
      admin,
      { personId: people[0]?.id, days: 'weekend', from: '', to: '' },
      { personId: people[1]?.id, ...always },
    );
    await sendMessage(api);
    expect(mailed(api)).toEqual([mails[1]]);
    await api.deps.store.change((draft) => {
      const una = draft.people.get(people[1]?.id ?? '');
      if (una) draft.people.put({ ...una, disabled: true });
    });
    api.deps.clock.advance({ minutes: 30 });
    await repeatAlerts(api.deps);
    expect(mailed(api).at(-1)).toBe(mails[0]);
  });

  it('does not stand where nothing urgent does, and who may not decide changes nothing', async () => {
    const api = testApi();
    const admin = await api.staff();
    const calm = await sendMessage(api, { message: 'When are you open?' });
    expect((await did(api, admin, `message/${calm}`, 'open')).status).toBe(404);
    expect((await did(api, admin, 'post/x', 'open')).status).toBe(404);
    expect((await did(api, await api.staff('Editor'), `message/${calm}`, 'open')).status).toBe(403);
    expect((await onDuty(api, admin, { personId: 'n'.repeat(22), ...always, from: '09:00' })).body.fields).toEqual({
      'people.0.to': 'Please write both times, or none',
    });
  });
});
