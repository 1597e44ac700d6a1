import { beforeEach, describe, expect, it } from 'vitest';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedManagedHelp } from '#api/pages/posted-help.ts';
import { HELP_LINK_UNKNOWN } from '#contract/help/help.ts';
import { LINK_REQUIRED } from '#contract/manage-link/manage-token.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { bothStores } from '../support/both-stores.ts';
import { existing } from '../support/existing.ts';
import { formOf, makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const lift = {
  ...{ service: 'lift', from: 'Campile', hospital: 'University Hospital Waterford', day: '2026-03-10', time: '10:30' },
  ...{ name: 'Nuala Kehoe', phone: '020 915 0001', email: '', message: 'I do not drive.' },
};
const CLOSED = 'This request is closed. Please ask again if you need us.';
const DANGER = 'I want to die most days.';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const asked = async (changed: object = {}, on = api) => {
  const { body } = await on.call('post', '/help', { json: { ...lift, ...changed } });
  return { ...body, token: body.manageUrl.split('#')[1] };
};
const yours = (token: unknown, path = '', json: object = {}, on = api) =>
  on.call('post', `/help/yours${path}`, { json: { token, ...json } });
const add = (token: string, message: string, on = api) => yours(token, '/words', { message }, on);
const change = (token: string, changed: object = {}, on = api) =>
  yours(token, '/change', { day: lift.day, time: lift.time, phone: lift.phone, ...changed }, on);
const withdraw = (token: string, on = api) => yours(token, '/withdraw', {}, on);
const staffChange = (id: string, json: object) => api.call('patch', `/messages/${id}`, { as: admin, json });
const me = async () => (await api.get('/auth/me', admin)).body.id;
const stored = (id: string, on = api) => existing(on.deps.store.data.messages.get(id));
const actionsOn = (id: string) =>
  [...api.deps.store.data.audit.all()].filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
const mailKindsOf = (id: string) => api.deps.store.data.mails.list('about', id).map(({ kind }) => kind);
const threadOf = async (id: string) => (await api.get(`/letters/message/${id}`, admin)).body.entries;

describe('the page of a request for help', () => {
  it('shows what was sent and when somebody answers, by the token or the whole link', async () => {
    const { token, manageUrl, reference } = await asked();
    for (const link of [token, manageUrl, ` <${manageUrl}>. `]) {
      const { status, body, headers } = await yours(link);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toEqual({
        ...lift,
        ...{ email: null, person: '', repeats: '', needs: [], ringAt: [], reference, state: 'received', says: '' },
        ...{ withdrawn: false, added: [], createdAt: '2026-03-02T09:00:00.000Z' },
        answer: { day: '2026-03-02', from: expect.any(String), to: expect.any(String) },
        late: false,
      });
    }
  });

  it('follows the request, and tells nothing that staff say among themselves', async () => {
    const { id, token } = await asked();
    const mine = await me();
    await staffChange(id, { assignedTo: mine });
    await api.call('post', '/comments', { as: admin, json: { kind: 'message', subjectId: id, text: 'Rang twice.' } });
    const { body, text } = await yours(token);
    expect([body.state, text.includes('Rang twice'), text.includes(mine)]).toEqual(['looking', false, false]);
    await staffChange(id, { state: 'answered' });
    expect((await yours(token)).body).toMatchObject({ state: 'answered', answer: null });
  });

  it('says once a promise is over that it is late, and counts anew from when the request is opened again', async () => {
    const { id, token } = await asked();
    const promise = (await yours(token)).body.answer;
    api.deps.clock.advance({ days: 1 });
    expect((await yours(token)).body).toMatchObject({ answer: promise, late: true });
    admin = await api.again('Aoife Byrne');
    await staffChange(id, { state: 'answered' });
    expect((await yours(token)).body).toMatchObject({ answer: null, late: false });
    await staffChange(id, { state: 'open' });
    const anew = (await yours(token)).body;
    expect(anew).toMatchObject({ answer: { day: '2026-03-03' }, late: false });
    expect(anew).not.toHaveProperty('openedAt');
  });

  it('opens by no link that is wrong, cut, of something else, or replaced', async () => {
    const { id, token } = await asked({ email: 'nuala@post.example' });
    const offer = (await makeOffer(api)).body.manageUrl.split('#')[1];
    for (const wrong of [token.replace(/.$/, (end: string) => (end === '0' ? '1' : '0')), token.slice(0, -1), offer])
      expect([(await yours(wrong)).status, (await yours(wrong)).body.message]).toEqual([404, HELP_LINK_UNKNOWN]);
    expect((await yours('')).body.fields).toEqual({ token: LINK_REQUIRED });
    const json = { kind: 'message', id, message: 'Here is a new link.', newLink: true };
    await api.call('post', '/letters', { as: admin, json });
    for (const path of ['', '/withdraw']) expect((await yours(token, path)).status).toBe(404);
    expect((await add(token, 'More.')).status).toBe(404);
    expect((await change(token)).status).toBe(404);
  });

  it('is counted by address', async () => {
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await yours('x')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('adding words', () => {
  it('opens the request again, and stands in the thread as from its page', async () => {
    const { id, token } = await asked();
    await staffChange(id, { state: 'answered' });
    api.deps.clock.advance({ days: 1 });
    admin = await api.again('Aoife Byrne');
    const { body } = await add(token, 'The ward is on the third floor.');
    expect(body).toMatchObject({
      ...{ state: 'received', answer: { day: '2026-03-03' } },
      added: [{ at: '2026-03-03T09:00:00.000Z', message: 'The ward is on the third floor.' }],
    });
    expect(stored(id)).toMatchObject({ state: 'open', answeredAt: null });
    expect(await threadOf(id)).toContainEqual(
      expect.objectContaining({ title: 'Added on their page', text: 'The ward is on the third floor.' }),
    );
    expect(actionsOn(id)).toEqual(['answered', 'added to']);
  });

  it('takes the same words once, also twice at once, and no more than staff can read', async () => {
    const { token } = await asked();
    await Promise.all([add(token, 'One.'), add(token, 'One.')]);
    expect((await add(token, 'One.')).body.added).toHaveLength(1);
    for (const words of ['Two.', 'Three.', 'Four.', 'Five.', 'Six.']) await add(token, words);
    const { status, headers } = await add(token, 'Seven.');
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await yours(token)).body.added.length).toBeLessThanOrEqual(5);
  });

  it('hears danger: the helplines are answered, and somebody is wanted anew', async () => {
    const { id, token } = await asked({ message: DANGER });
    await api.call('patch', `/urgent/message/${id}`, { as: admin, json: { did: 'settle' } });
    const { body } = await add(token, `${DANGER} Still.`);
    expect(body.helplines).toEqual([EMERGENCY, ...defaultHelplines]);
    expect((await api.get('/today', admin)).body.entries[0]).toMatchObject({ id, urgent: true });
  });

  it('never refuses words of danger for being too many: they are kept, and duty is mailed', async () => {
    await api.call('put', '/settings/duty', {
      as: admin,
      json: { people: [{ personId: await me(), days: 'every-day', from: '', to: '' }] },
    });
    const { id, token } = await asked();
    for (const words of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) await add(token, words);
    expect((await add(token, 'Six.')).status).toBe(429);
    const { status, body } = await add(token, DANGER);
    expect([status, body.helplines]).toEqual([200, [EMERGENCY, ...defaultHelplines]]);
    expect(stored(id).urgent).toBe(true);
    expect([...api.deps.store.data.mails.all()].map(({ kind }) => kind)).toContain('somebody-in-danger');
  });

  it('is refused where the request is closed, but never for words of danger', async () => {
    const { id, token } = await asked();
    await staffChange(id, { help: { is: 'closed', says: 'We rang.' } });
    const refused = await add(token, 'And another thing.');
    expect([refused.status, refused.body.message]).toEqual([409, CLOSED]);
    expect((await add(token, DANGER)).status).toBe(200);
    expect(stored(id)).toMatchObject({ state: 'open', urgent: true });
  });
});

describe.each(bothStores())('a request that no more words fit into, on %s', (_, open) => {
  it('refuses words, and takes those of danger once, as a message of their own', async () => {
    const on = await open();
    const as = await on.staff();
    const { id, token } = await asked({}, on);
    const at = '2026-03-02T09:00:00.000Z';
    const letters = Array.from({ length: 60 }, (_, number) => ({
      ...{ id: on.deps.newId(), at, from: '', message: `Words ${number}.`, onPage: 'words' as const },
    }));
    await on.deps.store.change((draft) => draft.messages.put({ ...stored(id, on), letters }));
    expect((await add(token, 'More.', on)).status).toBe(409);
    for (let time = 0; time < 2; time += 1)
      expect((await add(token, DANGER, on)).body.helplines).toEqual([EMERGENCY, ...defaultHelplines]);
    const others = [...on.deps.store.data.messages.all()].filter((one) => one.id !== id);
    expect(others).toMatchObject([
      { message: DANGER, urgent: true, state: 'open', name: lift.name, phone: lift.phone },
    ]);
    expect((await on.get('/today', as)).body.entries[0]).toMatchObject({ id: others[0]?.id, urgent: true });
  });
});

describe('changing the day', () => {
  it('leaves standing what is arranged where only the phone number is another, and staff see it', async () => {
    const { id, token } = await asked();
    await staffChange(id, { help: { is: 'arranged', says: 'At nine.' } });
    expect((await change(token, { phone: '020 915 0004' })).body).toMatchObject({
      state: 'arranged',
      says: 'At nine.',
    });
    expect(stored(id)).toMatchObject({ state: 'open', phone: '020 915 0004' });
    await staffChange(id, { state: 'answered' });
    expect(stored(id)).toMatchObject({ state: 'answered', help: { outcome: { is: 'arranged', says: 'At nine.' } } });
    expect(mailKindsOf(id)).not.toContain('help-news');
  });

  it('opens the request again, takes back what was arranged, and tells staff what is different', async () => {
    const { id, token } = await asked({ email: 'nuala@post.example' });
    await staffChange(id, { help: { is: 'arranged', says: 'At nine.' } });
    const { body } = await change(token, { day: '2026-03-12', phone: '' });
    expect(body).toMatchObject({
      day: '2026-03-12',
      time: '10:30',
      phone: null,
      state: 'received',
      says: '',
      added: [],
    });
    const changed = 'First day: Thursday 12 March. Phone: none. Not arranged any more: At nine.';
    expect(await threadOf(id)).toContainEqual(
      expect.objectContaining({ title: 'Changed on their page', text: changed }),
    );
    expect(actionsOn(id)).toEqual(['arranged', 'changed by its writer']);
    expect(mailKindsOf(id)).toEqual(['help-received']);
  });

  it.each([
    [{ day: '2026-03-01' }, 'day', 'Please choose today or a later day'],
    [{ day: '' }, 'day', 'Please choose the first day'],
    [{ phone: '' }, 'phone', 'Please give a phone number or an email address, so that we can answer.'],
  ])('to %o is refused', async (changed, field, sentence) => {
    const { id, token } = await asked();
    const before = stored(id);
    const { status, body } = await change(token, changed);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect(stored(id)).toEqual(before);
  });

  it('can still change the time when the first day is over', async () => {
    const { token } = await asked();
    api.deps.clock.advance({ days: 20 });
    expect((await change(token, { time: '11:00' })).body.time).toBe('11:00');
  });

  it('to what it is changes nothing', async () => {
    const { id, token } = await asked();
    await staffChange(id, { help: { is: 'arranged', says: '' } });
    const before = stored(id);
    for (let at = 0; at < 7; at += 1) expect((await change(token)).status).toBe(200);
    expect(stored(id)).toEqual(before);
  });
});

describe('withdrawing', () => {
  it('closes the request, and one mail says so in place of those that wait; staff see who did it, and cannot arrange it', async () => {
    const { id, token } = await asked({ email: 'nuala@post.example' });
    expect((await withdraw(token)).body).toMatchObject({ state: 'closed', withdrawn: true, answer: null });
    const after = stored(id);
    expect((await withdraw(token)).body.withdrawn).toBe(true);
    expect([stored(id), after.state, mailKindsOf(id)]).toEqual([after, 'answered', ['help-withdrawn']]);
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails).toMatchObject([{ to: 'nuala@post.example', subject: `Called off: ${after.reference}` }]);
    expect(api.deps.mails[0]?.text).toContain('You have called off your request “A lift to hospital”');
    expect(await threadOf(id)).toContainEqual(expect.objectContaining({ title: 'Withdrew the request' }));
    expect(actionsOn(id)).toEqual(['withdrawn']);
    expect((await staffChange(id, { help: { is: 'arranged', says: '' } })).status).toBe(409);
    for (const answer of [await add(token, 'More.'), await change(token, { time: '11:00' })])
      expect([answer.status, answer.body.message]).toEqual([409, CLOSED]);
  });

  it('of what a colleague looks after stands on Today for them until they settle it', async () => {
    const { id, token } = await asked();
    await staffChange(id, { assignedTo: await me() });
    await withdraw(token);
    const { entries } = (await api.get('/today', admin)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        id,
        title: 'Nuala Kehoe: Called off: tell the driver',
        since: stored(id).help?.withdrawnAt,
      }),
    );
    await staffChange(id, { state: 'answered' });
    expect((await api.get('/today', admin)).body.entries.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  it('does not hide somebody in danger from staff until somebody has looked after them', async () => {
    const { id, token } = await asked({ message: DANGER });
    await withdraw(token);
    expect((await api.get('/today', admin)).body.entries[0]).toMatchObject({ id, urgent: true });
  });

  it('of what is in quarantine leaves no entry in the log, and mails nobody', async () => {
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const { id, token } = await asked({ email: 'nuala@post.example' });
    await add(token, 'More.');
    await withdraw(token);
    expect([actionsOn(id), mailKindsOf(id)]).toEqual([[], []]);
  });

  it('of what is in quarantine is confirmed once it is released, and says nowhere that it arrived', async () => {
    const { phoneParts, ...settings } = (await api.get('/settings')).body;
    const serviceEmails = { ...settings.serviceEmails, transport: 'lifts@charity.example' };
    await api.call('put', '/settings', { as: admin, json: { ...settings, serviceEmails } });
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const [called, standing] = [
      await asked({ email: 'nuala@post.example' }),
      await asked({ email: 'tom@post.example' }),
    ];
    await withdraw(called.token);
    for (const { id } of [called, standing]) await staffChange(id, { release: true });
    expect(mailKindsOf(called.id)).toEqual(['help-withdrawn']);
    expect(mailKindsOf(standing.id).sort()).toEqual(['help-received', 'message-arrived']);
    await api.deps.outbox.deliverDue();
    await staffChange(called.id, { spam: true });
    await staffChange(called.id, { release: true });
    expect(mailKindsOf(called.id)).toEqual(['help-withdrawn']);
  });

  it('of what was marked as spam is confirmed once it is released, though it had been received', async () => {
    const { id, token } = await asked({ email: 'nuala@post.example' });
    await api.deps.outbox.deliverDue();
    await staffChange(id, { spam: true });
    await withdraw(token);
    expect(mailKindsOf(id)).toEqual(['help-received']);
    await staffChange(id, { release: true });
    expect(mailKindsOf(id).sort()).toEqual(['help-received', 'help-withdrawn']);
  });
});

describe.each(bothStores())('a request behind its link, on %s', (_, open) => {
  it('keeps words, a change and the withdrawal, also when they come at once', async () => {
    const on = await open();
    const { id, token } = await asked({ email: 'nuala@post.example' }, on);
    await Promise.all([add(token, 'One.', on), add(token, 'Two.', on), change(token, { time: '11:00' }, on)]);
    const { body } = await yours(token, '', {}, on);
    expect([body.time, body.added.map(({ message }: { message: string }) => message).sort()]).toEqual([
      '11:00',
      ['One.', 'Two.'],
    ]);
    await Promise.all([withdraw(token, on), withdraw(token, on)]);
    expect(stored(id, on)).toMatchObject({ state: 'answered', help: { withdrawnAt: expect.any(String) } });
    expect([...on.deps.store.data.audit.all()].filter(({ action }) => action === 'withdrawn')).toHaveLength(1);
    expect(on.deps.store.data.mails.list('about', id).map(({ kind }) => kind)).toEqual(['help-withdrawn']);
  });
});

describe.each(bothStores())('what staff have arranged, on %s', (_, open) => {
  const arranging = async () => {
    const on = await open();
    const as = await on.staff();
    const { id, token } = await asked({}, on);
    const say = (json: object) => on.call('patch', `/messages/${id}`, { as, json });
    return { on, as, id, token, say };
  };
  const arranged = { is: 'arranged', says: 'Declan comes at nine.' };

  it('is open again once it is called off, until a colleague has told the driver', async () => {
    const { on, as, id, token, say } = await arranging();
    await say({ help: arranged });
    expect((await withdraw(token, on)).body).toMatchObject({ state: 'closed', withdrawn: true, says: '' });
    expect((await on.get('/messages', as)).body.messages).toMatchObject([{ id, help: { outcome: arranged } }]);
    const titles = async () => (await on.get('/today', as)).body.entries.map(({ title }: { title: string }) => title);
    expect(await titles()).toContain('Nuala Kehoe: Called off: tell the driver');
    expect((await say({ state: 'answered' })).body.state).toBe('answered');
    expect(await titles()).not.toContain('Nuala Kehoe: Called off: tell the driver');
    expect((await say({ state: 'open' })).body).toMatchObject({ state: 'open', help: { outcome: arranged } });
  });

  it('is not said of another day than they saw', async () => {
    const { on, id, token, say } = await arranging();
    const seen = { day: lift.day, time: lift.time };
    await change(token, { day: '2026-03-12' }, on);
    const { status, body } = await say({ help: { ...arranged, ...seen } });
    expect([status, body.message]).toEqual([
      409,
      'The day or the time of this request has changed. Please read it again.',
    ]);
    expect(stored(id, on).help).not.toHaveProperty('outcome');
    expect((await say({ help: { ...arranged, ...seen, day: '2026-03-12' } })).status).toBe(200);
    expect(stored(id, on).help?.outcome).toEqual({ ...arranged, at: expect.any(String) });
  });
});

describe('the forms of the page, posted without scripts', () => {
  const post = (token: string, fields: object) =>
    handlePostedForm(
      api.deps,
      postedManagedHelp,
      new Request('http://site.test/help/yours', { method: 'POST', body: formOf({ token, ...fields }) }),
      '192.0.2.1',
    );

  it('show, add, change and withdraw, told apart by the button', async () => {
    const { token, reference } = await asked();
    const steps = [
      [{ do: 'see' }, null],
      [{ do: 'add', message: 'More.' }, 'added'],
      [{ do: 'change', day: lift.day, time: '11:00', phone: lift.phone }, 'changed'],
      [{ do: 'withdraw' }, 'withdrawn'],
    ] as const;
    for (const [fields, done] of steps) {
      const { status, submitted } = await post(token, fields);
      expect([status, submitted.managedHelp?.done, submitted.managedHelp?.help.reference, submitted.values]).toEqual([
        ...[200, done, reference],
        { token },
      ]);
    }
  });

  it('show what was refused with the request around it, and a link that leads nowhere without', async () => {
    const { token, reference } = await asked();
    const refused = await post(token, { do: 'add', message: '' });
    expect([refused.status, refused.submitted.errors, refused.submitted.managedHelp?.help.reference]).toEqual([
      400,
      { message: 'Please write a few words' },
      reference,
    ]);
    const wrong = await post('x', { do: 'see' });
    expect([wrong.status, wrong.submitted.message, wrong.submitted.managedHelp]).toEqual([
      404,
      HELP_LINK_UNKNOWN,
      undefined,
    ]);
  });
});
