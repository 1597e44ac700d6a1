import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { liveEvents } from '#contract/live/live.ts';
import { type Role, roles } from '#contract/roles.ts';
import { existing } from '../support/existing.ts';
import { personNamed } from '../support/people.ts';
import { runsIn, THURSDAY } from '../support/runs.ts';
import { submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const DRIVER = 'Declan Power';

/** The stream of what changes, as text. */
const listenTo = async (api: TestApi, as: Headers) => {
  const headers = { ...as, accept: 'text/event-stream' };
  const { body } = await api.serve(new Request('http://localhost/api/events', { headers }));
  const reader = existing(body ?? undefined)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    return read();
  };
  const ended = read().catch(() => undefined);
  return { heard: () => text, ended };
};

/** A portal with one record of each kind, and what of each nobody may learn whose work it is not. */
const filledPortal = async () => {
  const api = testApi();
  const admin = await api.staff('Administrator', 'Niamh Furlong');
  const driver = await api.staff('Driver', DRIVER);
  const made = runsIn(api, admin);
  const events: { kind: string; id: string; role: Role }[] = [];
  const listeners = new Map<Role, Headers>();
  for (const role of roles) listeners.set(role, role === 'Driver' ? driver : await api.staff(role, `The ${role}`));
  const streams = await Promise.all([...listeners].map(async ([role, as]) => ({ role, ...(await listenTo(api, as)) })));
  await submitStory(api, { name: 'Zebedee Story', content: 'Zebra words about the ward and the long days there.' });
  const story = existing(api.deps.store.data.testimonials.list('newest', 'all').at(0));
  const letter = {
    about: 'question',
    name: 'Wilhelmina Letter',
    phone: '',
    email: 'wilhelmina@example.org',
    message: 'Quagga words of some length.',
  };
  await api.call('post', '/messages', { json: letter });
  const message = api.deps.store.data.messages.list('newest', 'all').at(0);
  const request = {
    kind: 'access',
    via: 'email',
    name: 'Ottoline Asks',
    email: 'ottoline@example.org',
    receivedOn: '2026-03-01',
  };
  const asked = (await made.post('/privacy/requests', request)).body;
  const post = (await made.post('/blogs', { title: 'Okapi draft' })).body;
  const run = await made.runOf({ driverId: personNamed(api.deps, DRIVER).id });
  const other = await made.runOf({ van: 'Red van', driverId: null });
  const own = await made.pickupOf({ submitterName: 'Ambrose Stop', submitterPhone: '051 345 678' });
  const foreign = await made.pickupOf({ submitterName: 'Beatrix Waits', submitterPhone: '053 345 678' });
  await made.assign(run, [own.id]);
  await made.post('/comments', { kind: 'testimonial', subjectId: story.id, text: 'Gnu words among colleagues.' });
  const ids = [story.id, message?.id, asked.id, post.id, run.id, other.id, own.id, foreign.id].flatMap(
    (id) => id ?? [],
  );
  const secrets = {
    submissions: [
      story.id,
      'Zebedee',
      'Zebra',
      foreign.id,
      foreign.reference,
      'Beatrix',
      '345 678',
      'Wilhelmina',
      'Quagga',
      'Gnu words',
    ],
    requests: [asked.id, 'Ottoline'],
    drafts: [post.id, 'Okapi'],
    runs: [other.id, 'Red van'],
  };
  return { api, admin, driver, listeners, streams, ids, secrets, run, other, own, events };
};

type Portal = Awaited<ReturnType<typeof filledPortal>>;

/** Everything that a person is answered by the calls that read, about every record that there is. */
const allAnswers = async ({ api, ids }: Portal, as: Headers): Promise<string> => {
  const texts: string[] = [];
  for (const { method, path, may } of routes.filter((route) => route.method === 'get' && route.may !== 'anyone')) {
    if (path === '/events') continue;
    const paths = path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
    for (const one of paths)
      texts.push(`${may} ${one.includes(':') ? '' : (await api.call(method, one, { as })).text}`);
  }
  for (const kind of ['testimonial', 'donation', 'post', 'data-request'])
    for (const id of ids) texts.push((await api.get(`/comments?kind=${kind}&subjectId=${id}`, as)).text);
  for (const q of ['Zebedee', 'Beatrix', 'Okapi', 'Ambrose']) texts.push((await api.get(`/find?q=${q}`, as)).text);
  for (const may of ['decide', 'publish', 'privacy', 'drive'])
    texts.push((await api.get(`/colleagues?may=${may}`, as)).text);
  return texts.join('\n');
};

const hidden: Record<Role, readonly (keyof Portal['secrets'])[]> = {
  Administrator: [],
  Manager: [],
  Editor: ['submissions', 'requests', 'runs'],
  Volunteer: ['requests', 'drafts'],
  Driver: ['submissions', 'requests', 'drafts', 'runs'],
};

describe.each(roles)('the role %s', (role) => {
  it('learns nothing that is not its work, in no answer and no event', async () => {
    const portal = await filledPortal();
    const answers = await allAnswers(portal, existing(portal.listeners.get(role)));
    portal.api.deps.live.close();
    const stream = existing(portal.streams.find((one) => one.role === role));
    await stream.ended;
    const seen = answers + stream.heard();
    for (const [kind, words] of Object.entries(portal.secrets) as [keyof Portal['secrets'], string[]][]) {
      const learned = words.filter((word) => seen.includes(word));
      if (hidden[role].includes(kind)) expect(learned, kind).toEqual([]);
      else expect(learned, kind).toEqual(words);
    }
    expect(stream.heard()).toContain(`event: ${liveEvents.change}`);
  });
});

describe('a driver', () => {
  const NOT_YET = 'You can open this run from five o’clock in the evening before.';

  it('opens her own run from the evening before until the day after, and no other', async () => {
    const { api, run, other, own } = await filledPortal();
    const open = async (id: string) => {
      const { status, body } = await api.get(`/runs/${id}`, await api.again(DRIVER));
      return status === 200 ? body.stops.map(({ name }: { name: string }) => name) : body.message;
    };
    const listed = async () => (await api.get('/runs', await api.again(DRIVER))).body.runs;
    expect(await open(run.id)).toBe(NOT_YET);
    expect(await open(other.id)).toBe('This is not one of your runs.');
    expect(await listed()).toMatchObject([{ id: run.id, stops: [] }]);
    api.deps.clock.set('2026-03-04T16:59:00Z');
    expect(await open(run.id)).toBe(NOT_YET);
    api.deps.clock.advance({ minutes: 1 });
    expect(await open(run.id)).toEqual(['Ambrose Stop']);
    expect(await listed()).toMatchObject([{ id: run.id, stops: [{ donationId: own.id }] }]);
    api.deps.clock.set('2026-03-06T23:59:00Z');
    expect(await open(run.id)).toEqual(['Ambrose Stop']);
    api.deps.clock.advance({ minutes: 1 });
    expect(await open(run.id)).toMatch(/^This run is over/);
    expect(await listed()).toEqual([]);
  });

  it('sets off, says what became of her stops and comes back, and changes nothing else of the run', async () => {
    const { api, run, other, own } = await filledPortal();
    api.deps.clock.set(`${THURSDAY}T09:00:00Z`);
    const driver = await api.again(DRIVER);
    const change = async (id: string, json: unknown) =>
      (await api.call('patch', `/runs/${id}`, { as: driver, json })).status;
    const outcome = (id: string) =>
      api.call('put', `/runs/${id}/stops/${own.id}/outcome`, {
        as: driver,
        json: { outcome: 'collected', at: api.deps.now().toISOString() },
      });
    expect(await change(run.id, { state: 'out' })).toBe(200);
    expect((await outcome(run.id)).status).toBe(200);
    expect((await outcome(other.id)).status).toBe(403);
    for (const json of [{ van: 'Red van' }, { driverId: null }, { state: 'cancelled' }, { stopsMax: 9 }])
      expect(await change(run.id, json)).toBe(403);
    expect(await change(other.id, { state: 'out' })).toBe(403);
    expect(await change(run.id, { state: 'done' })).toBe(200);
    expect(api.deps.store.data.donations.get(own.id)?.status).toBe('collected');
  });

  it('does not end a run before she has set off, or before its day', async () => {
    const { api, run } = await filledPortal();
    const change = async (state: string) => {
      const as = await api.again(DRIVER);
      return (await api.call('patch', `/runs/${run.id}`, { as, json: { state } })).status;
    };
    api.deps.clock.set('2026-03-04T18:00:00Z');
    expect(await change('done')).toBe(403);
    expect(await change('out')).toBe(200);
    expect(await change('done')).toBe(403);
    api.deps.clock.set(`${THURSDAY}T15:00:00Z`);
    expect(await change('done')).toBe(200);
  });

  it('is told that her run is another’s now, and what she had tapped by then is kept', async () => {
    const { api, run, own } = await filledPortal();
    api.deps.clock.set(`${THURSDAY}T09:00:00Z`);
    const admin = await api.again('Niamh Furlong');
    const driver = await api.again(DRIVER);
    const stream = await listenTo(api, driver);
    const tap = (outcome: string, key: string) => ({
      as: driver,
      json: { outcome, at: api.deps.now().toISOString() },
      headers: { 'idempotency-key': key },
    });
    const path = `/runs/${run.id}/stops/${own.id}/outcome`;
    const tapped = tap('collected', 'a-key-of-the-first-tap-00');
    api.deps.clock.advance({ minutes: 5 });
    await api.call('patch', `/runs/${run.id}`, {
      as: admin,
      json: { driverId: personNamed(api.deps, 'The Volunteer').id },
    });
    for (let sent = 0; sent < 2; sent += 1) {
      const { status, body } = await api.call('put', path, tapped);
      expect([status, body.message]).toEqual([409, 'This run is not open to you any more. What you said is kept.']);
    }
    expect(api.deps.store.data.donations.get(own.id)?.status).toBe('collected');
    api.deps.clock.advance({ minutes: 5 });
    expect((await api.call('put', path, tap('refused', 'a-key-of-a-later-tap-00'))).status).toBe(403);
    expect((await api.get(`/runs/${run.id}`, driver)).status).toBe(403);
    api.deps.live.close();
    await stream.ended;
    expect(stream.heard().split(run.id).length - 1).toBe(1);
  });

  it('may say what became of a stop after the run has closed', async () => {
    const { api, run, own } = await filledPortal();
    api.deps.clock.set('2026-03-07T09:00:00Z');
    const json = { outcome: 'collected', at: `${THURSDAY}T11:00:00.000Z` };
    const { status } = await api.call('put', `/runs/${run.id}/stops/${own.id}/outcome`, {
      as: await api.again(DRIVER),
      json,
    });
    expect(status).toBe(409);
    expect(api.deps.store.data.donations.get(own.id)).toMatchObject({ status: 'collected' });
  });

  it('loses the runs with the role, and is not put on others', async () => {
    const { api, run } = await filledPortal();
    const { id } = personNamed(api.deps, DRIVER);
    api.deps.clock.set(`${THURSDAY}T09:00:00Z`);
    const admin = await api.again('Niamh Furlong');
    await api.call('patch', `/people/${id}`, { as: admin, json: { role: 'Editor' } });
    expect((await api.get(`/runs/${run.id}`, await api.again(DRIVER))).status).toBe(403);
    const json = { date: '2026-03-06', van: 'Green van', driverId: id };
    expect((await api.call('post', '/runs', { as: admin, json })).body.fields).toHaveProperty('driverId');
  });
});

it('what somebody looks after goes back to nobody when another role closes it to them', async () => {
  const { api, admin } = await filledPortal();
  const { id } = personNamed(api.deps, 'The Volunteer');
  const { data } = api.deps.store;
  const [story, message] = [data.testimonials.list('newest', 'all')[0], data.messages.list('newest', 'all')[0]];
  await api.call('post', '/testimonials/assign', { as: admin, json: { ids: [story?.id], assignedTo: id } });
  await api.call('patch', `/messages/${message?.id}`, { as: admin, json: { assignedTo: id } });
  const assigned = () => [
    data.testimonials.get(story?.id ?? '')?.assignedTo,
    data.messages.get(message?.id ?? '')?.assignedTo ?? undefined,
  ];
  expect(assigned()).toEqual([id, id]);
  await api.call('patch', `/people/${id}`, { as: admin, json: { role: 'Editor' } });
  expect(assigned()).toEqual([undefined, undefined]);
});

it('the refusal of an export names the setting that allows it to volunteers, other refusals do not', async () => {
  const api = testApi();
  const [volunteer, driver] = [await api.staff('Volunteer', 'Una Nolan'), await api.staff('Driver', DRIVER)];
  const refusal = async (path: string, as: Headers) => (await api.get(path, as)).body.message;
  expect(await refusal('/messages.csv', volunteer)).toMatch(/^Your role does not include exports\. .+ can allow them/);
  expect(await refusal('/messages.csv', driver)).toBe('Your role does not allow this.');
  expect(await refusal('/audit', volunteer)).toBe('Your role does not allow this.');
});

describe('a manager', () => {
  const LOGGED = /"action":\s*"changed"/;

  it('erases no account of a colleague, and is not handed what the log says of one', async () => {
    const { api, admin, listeners } = await filledPortal();
    const { email, id } = personNamed(api.deps, 'The Volunteer');
    await api.call('patch', `/people/${id}`, { as: admin, json: { name: 'Vera Walsh' } });
    const ask = (path: string, role: Role) =>
      api.call('post', path, { as: existing(listeners.get(role)), json: { email } });
    for (const path of ['/privacy/find', '/privacy/export']) {
      expect((await ask(path, 'Administrator')).text).toMatch(LOGGED);
      expect((await ask(path, 'Manager')).text).not.toMatch(LOGGED);
    }
    expect((await ask('/privacy/erase', 'Manager')).body.message).toBe(
      'This is the account of a colleague. Please ask an administrator to erase it.',
    );
    expect(api.deps.store.data.people.get(id)).toBeDefined();
    expect((await ask('/privacy/erase', 'Administrator')).status).toBe(200);
  });
});
