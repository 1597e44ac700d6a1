import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { sendDigests } from '#api/digest/send-digests.ts';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { personNamed } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { memoryLog } from '../unit/store/records.ts';

const MORNING = '2026-03-03T08:00:30.000Z';
const digest = (api: TestApi, as: Headers, on = true) =>
  api.call('patch', '/preferences', { as, json: { notices: { digest: on } } });
/** The digests that have been put into the outbox. */
const mailed = ({ deps }: TestApi) => [...deps.store.data.mails.all()].filter(({ kind }) => kind === 'daily-digest');
const linesOf = (api: TestApi, name: string) =>
  mailed(api)
    .filter(({ about }) => about?.id === personNamed(api.deps, name).id)
    .map(({ values }) => values.summary?.split('\n'));

/** A volunteer who wants the digest since Monday afternoon. */
const wanted = async () => {
  const api = testApi();
  const brian = await api.staff('Volunteer', 'Brian Roche');
  expect((await digest(api, brian)).body.notices).toEqual({ submissions: true, concerns: true, digest: true });
  return { api };
};

describe('the daily digest', () => {
  it('is mailed in the morning to who wants it, once, with what waits, and without a name or a word of anybody', async () => {
    const { api } = await wanted();
    await api.staff('Volunteer', 'Nobody Asked');
    await submitStory(api, { name: 'Maura Cullen' });
    await makeOffer(api);
    await makeOffer(api);
    expect(await sendDigests(api.deps)).toBe(0);
    api.deps.clock.set('2026-03-03T07:59:30.000Z');
    expect(await sendDigests(api.deps)).toBe(0);
    api.deps.clock.set(MORNING);
    expect([await sendDigests(api.deps), await sendDigests(api.deps)]).toEqual([1, 0]);
    expect(linesOf(api, 'Brian Roche')).toEqual([
      [
        '1 testimonial is waiting for review, since Monday 2 March',
        '2 offers are waiting for review, the oldest since Monday 2 March',
      ],
    ]);
    await api.deps.outbox.deliverDue();
    const mail = api.deps.mails.find(({ subject }) => subject === 'What is waiting today');
    expect(mail?.to).toBe(personNamed(api.deps, 'Brian Roche').email);
    expect(mail?.text).toContain('2 offers are waiting for review');
    expect(mail?.text).toContain('/admin');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Maura|Cullen/);
    api.deps.clock.advance({ days: 1 });
    expect(await sendDigests(api.deps)).toBe(1);
    expect((await digest(api, await api.again('Brian Roche'), false)).status).toBe(200);
    api.deps.clock.advance({ days: 1 });
    expect(await sendDigests(api.deps)).toBe(0);
  });

  it('is not mailed when nothing waits, nor later on a day on which nothing waited', async () => {
    const { api } = await wanted();
    api.deps.clock.set(MORNING);
    expect(await sendDigests(api.deps)).toBe(0);
    await makeOffer(api);
    api.deps.clock.advance({ hours: 1 });
    expect(await sendDigests(api.deps)).toBe(0);
    api.deps.clock.advance({ days: 1 });
    expect(await sendDigests(api.deps)).toBe(1);
  });

  it('names what concerns the person, and to administrators what only they see', async () => {
    const { api } = await wanted();
    const nuala = await api.staff('Administrator', 'Nuala Kehoe');
    await digest(api, nuala);
    const { id } = (await submitStory(api)).body;
    const json = { kind: 'testimonial', subjectId: id, text: '@Brian Roche please look.' };
    expect((await api.call('post', '/comments', { as: nuala, json })).status).toBeLessThan(300);
    const assign = { ids: [id], assignedTo: personNamed(api.deps, 'Brian Roche').id };
    const assigned = await api.call('post', '/testimonials/assign', { as: nuala, json: assign });
    expect(assigned.status, assigned.text).toBe(200);
    const request = {
      ...{ kind: 'access', via: 'email', name: 'Deirdre', email: 'deirdre@post.example' },
      ...{ receivedOn: '2026-02-06' },
    };
    const asked = await api.call('post', '/privacy/requests', { as: nuala, json: request });
    expect(asked.status, asked.text).toBeLessThan(300);
    api.deps.clock.set(MORNING);
    expect(await sendDigests(api.deps)).toBe(2);
    const waits = '1 testimonial is waiting for review, since Monday 2 March';
    expect(linesOf(api, 'Brian Roche')).toEqual([
      ['A colleague has named you in a comment', '1 thing that you look after is not done', waits],
    ]);
    expect(linesOf(api, 'Nuala Kehoe')).toEqual([[waits, '1 data request has to be answered within a week']]);
    expect((await api.get('/preferences', await api.again('Brian Roche'))).body.notices.digest).toBe(true);
  });

  it('is left out by a server that was down all morning, and for an account that is closed', async () => {
    const { api } = await wanted();
    await makeOffer(api);
    api.deps.clock.set('2026-03-03T12:00:00.000Z');
    expect(await sendDigests(api.deps)).toBe(0);
    api.deps.clock.set('2026-03-04T11:59:00.000Z');
    const brian = personNamed(api.deps, 'Brian Roche');
    await api.deps.store.change((draft) => draft.people.put({ ...brian, disabled: true }));
    expect(await sendDigests(api.deps)).toBe(0);
  });
});

describe.skipIf(withoutPostgres)(`on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  const opened: PostgresStore[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  it('three processes mail one digest to each person', async () => {
    const url = await freshDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url, { log: memoryLog() })));
    opened.push(...stores);
    const processes = stores.map((store) => testApi({ store, newId }));
    const [first] = processes as [TestApi];
    for (const name of ['Aoife Byrne', 'Brian Roche']) {
      await digest(first, await first.staff('Volunteer', name));
    }
    await makeOffer(first);
    for (const { deps } of processes) deps.clock.set(MORNING);
    await Promise.all(stores.map((store) => store.fresh()));
    const counts = await Promise.all(processes.map(({ deps }) => sendDigests(deps)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    await stores[0]?.fresh();
    expect(mailed(first)).toHaveLength(2);
  });
});
