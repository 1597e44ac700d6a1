import { beforeEach, describe, expect, it } from 'vitest';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedHelp } from '#api/pages/posted-help.ts';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { limitQuarantine } from '#api/quarantine/limit-size.ts';
import { KEY_FIELD } from '#contract/calls/sent-once.ts';
import { defaultHelpSettings, type HelpSettings } from '#contract/help/help-settings.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { bothStores } from '../support/both-stores.ts';
import { formOf } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const hours = { opens: '09:00', closes: '17:00' };
const week = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
const weekdaysOnly = { ...week, saturday: null, sunday: null };
const lift = {
  service: 'lift',
  person: 'My husband Noel',
  from: 'Campile',
  hospital: 'University Hospital Waterford',
  day: '2026-03-10',
  time: '10:30',
  repeats: 'weekly',
  needs: ['arm', 'companion'],
  ringAt: ['evenings'],
  name: 'Nuala Kehoe',
  email: 'nuala@post.example',
  phone: '020 915 0001',
  message: 'He starts chemotherapy, and I do not drive.',
};

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const ask = (changed: object = {}, headers: Headers = {}, on = api) =>
  on.call('post', '/help', { json: { ...lift, ...changed }, headers });
const asked = async (changed: object = {}) => (await ask(changed)).body;
const reach = async (question: object) =>
  (await api.call('post', '/help/reach', { json: { service: 'lift', ...question } })).body;
const save = (changed: Partial<HelpSettings>) =>
  api.call('put', '/settings/help', { as: admin, json: { ...defaultHelpSettings, ...changed } });
const stored = () => [...api.deps.store.data.messages.all()];
const mails = () => [...api.deps.store.data.mails.all()];
const change = (id: string, json: object, as = admin) => api.call('patch', `/messages/${id}`, { as, json });
const see = async (manageUrl: string) =>
  (await api.call('post', '/help/yours', { json: { token: manageUrl.split('#')[1] } })).body;

describe('asking for help', () => {
  it('is a message with a reference of its own, and says when somebody answers', async () => {
    await save({ phoneHours: weekdaysOnly });
    const { status, body } = await ask();
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        reference: expect.stringMatching(/^H-[0-9A-Z]{6}$/),
        manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/help\/yours#[\w-]{54}$/),
        answer: { day: '2026-03-02', from: '09:00', to: '11:00' },
      },
    ]);
    const { messages } = (await api.get('/messages', admin)).body;
    expect(messages).toMatchObject([
      {
        ...{ id: body.id, reference: body.reference, about: 'hospital-transport', state: 'open' },
        help: { service: 'lift', from: 'Campile', day: '2026-03-10', needs: ['arm', 'companion'] },
      },
    ]);
    expect(messages[0]).not.toHaveProperty('linkVersion');
  });

  it.each([
    [{ service: 'money' }, 'service', 'Please choose what would help'],
    [{ name: ' ' }, 'name', 'Please write your name'],
    [{ phone: '', email: '' }, 'phone', 'Please give a phone number or an email address, so that we can answer.'],
    [{ from: '' }, 'from', 'Please write your Eircode or town'],
    [{ hospital: '' }, 'hospital', 'Please choose the hospital, or write its name'],
    [{ day: '' }, 'day', 'Please choose the first day'],
    [{ day: '2026-03-01' }, 'day', 'Please choose today or a later day'],
    [{ time: '25:00' }, 'time', 'Please write a time like 10:30, or leave it empty'],
    [{ service: 'other', message: '' }, 'message', 'Please write a few words'],
  ])('%o is refused', async (changed, field, sentence) => {
    const { status, body } = await ask(changed);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
    expect(stored()).toEqual([]);
  });

  it('for the weekly shop needs no hospital and no words', async () => {
    expect((await ask({ service: 'shopping', hospital: '', day: '', message: '' })).status).toBe(201);
    expect(stored()).toMatchObject([{ about: 'weekly-shopping', message: '' }]);
  });

  it.each([{ message: 'I want to die most days.' }, { person: 'I want to die most days' }])(
    'hears danger in every text: %o',
    async (changed) => {
      expect((await ask(changed)).body.helplines).toEqual([EMERGENCY, ...defaultHelplines]);
      const { entries } = (await api.get('/today', admin)).body;
      expect(entries[0]).toMatchObject({ kind: 'message', detail: 'in a request for help', urgent: true });
    },
  );

  it('stands on Today with what is asked for', async () => {
    await ask();
    const { entries } = (await api.get('/today', admin)).body;
    expect(entries.find(({ kind }: { kind: string }) => kind === 'message').title).toBe(
      'Nuala Kehoe: A lift to hospital, Campile to University Hospital Waterford, Tuesday 10 March, 10:30',
    );
  });

  it('is told to who asked, with the way to the own page, and without what was typed', async () => {
    await save({ phoneHours: weekdaysOnly });
    const { reference, manageUrl } = await asked();
    await api.deps.outbox.deliverDue();
    const [mail] = api.deps.mails;
    expect([mail?.to, mail?.subject]).toEqual(['nuala@post.example', `We have your request ${reference}`]);
    expect(mail?.text).toContain(manageUrl);
    expect(mail?.text).toContain('We will read it by 11:00 on Monday 2 March, and ring you at a time that you');
    for (const typed of ['Noel', 'Nuala', 'Campile', 'chemotherapy']) expect(mail?.text).not.toContain(typed);
  });

  it.each([
    [{ ringAt: [] }, 'We will ring you on Monday 2 March between 9:00 and 11:00.'],
    [{ ringAt: ['mornings', 'any'] }, 'We will ring you on Monday 2 March between 9:00 and 11:00.'],
    [{ phone: '' }, 'We will write to you on Monday 2 March between 9:00 and 11:00.'],
  ])('is told in the words of the page: %o', async (changed, promise) => {
    await save({ phoneHours: weekdaysOnly });
    await ask(changed);
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails[0]?.text).toContain(promise);
  });

  it('is told of an afternoon by the clock of the page', async () => {
    await save({ phoneHours: weekdaysOnly });
    api.deps.clock.advance({ hours: 4 });
    await ask({ ringAt: [] });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails[0]?.text).toMatch(/between [1-5]:\d\d and [1-5]:\d\d\./);
  });

  it('is promised no time that is over when its mail goes on another day', async () => {
    await save({ phoneHours: weekdaysOnly });
    await ask({ ringAt: [] });
    api.deps.clock.advance({ days: 1 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails[0]?.text).toContain('We will ring you on Tuesday 3 March between');
  });

  it('is promised the next time when its mail goes at the very end of the first one', async () => {
    await save({ phoneHours: weekdaysOnly });
    await ask({ ringAt: [] });
    api.deps.clock.set('2026-03-02T11:00:00.000Z');
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails[0]?.text).toMatch(/We will ring you on Monday 2 March between (?!9:00)/);
  });

  it('names the helplines first in the mail about words of danger', async () => {
    await ask({ message: 'I want to die most days.' });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails.find(({ to }) => to === 'nuala@post.example')?.text).toContain('116 123');
  });

  it('of a robot is kept, and told to nobody', async () => {
    expect((await ask({ website: 'https://spam.example' })).status).toBe(201);
    expect([stored()[0]?.held, mails()]).toEqual([true, []]);
  });

  it('without words is like no other without words', async () => {
    const { id } = await asked({ message: '' });
    await ask({ message: '', email: '', phone: '020 915 0009' });
    expect((await api.get(`/messages/${id}/alike`, admin)).body).toEqual({ alike: [] });
  });

  it('counts against the limit of an address, as every form does', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await ask({}, from)).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([30, 429]);
  });

  it('is held back in a flood, which its page does not tell, and released by hand with its mail', async () => {
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const { id, manageUrl } = await asked();
    expect([mails(), (await see(manageUrl)).state]).toEqual([[], 'received']);
    expect((await api.get('/messages?view=held-back', admin)).body.messages).toMatchObject([{ id, heldBack: true }]);
    await change(id, { release: true });
    expect(mails()).toMatchObject([{ kind: 'help-received' }]);
  });

  it('is dropped from a full quarantine for what was added to it, too', async () => {
    api.deps.admission = { ...api.deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
    const stop = limitQuarantine(api.deps, { items: 100, bytes: 8000 });
    const { manageUrl } = await asked();
    expect(stored()).toHaveLength(1);
    const json = { token: manageUrl.split('#')[1], message: 'He uses a stick. '.repeat(290) };
    await api.call('post', '/help/yours/words', { json });
    await expect.poll(stored).toEqual([]);
    stop();
  });

  it('stands in the table of messages with what is asked for', async () => {
    await ask();
    const { text } = await api.get('/messages.csv', admin);
    expect(text).toContain('"A lift to hospital, Campile to University Hospital Waterford, Tuesday 10 March, 10:30"');
  });
});

describe.each(bothStores())('a request for help, on %s', (_, open) => {
  it('is stored once, however often and at once it is sent with its key', async () => {
    const on = await open();
    const key = { 'idempotency-key': 'asking-for-help-1' };
    const answers = await Promise.all([ask({}, key, on), ask({}, key, on), ask({}, key, on)]);
    expect(new Set(answers.map(({ body }) => body.manageUrl)).size).toBe(1);
    expect((await ask({}, key, on)).body).toEqual(answers[0]?.body);
    expect((await ask({ from: 'Ramsgrange' }, key, on)).status).toBe(409);
    expect(on.deps.store.data.messages.size).toBe(1);
  });

  it('keeps what the settings say, counted, in the log, and beside the other settings', async () => {
    const on = await open();
    const as = await on.staff();
    expect((await on.get('/settings/help', as)).body).toEqual(defaultHelpSettings);
    const json = { ...defaultHelpSettings, kilometres: 60, revision: 0 };
    const put = () => on.call('put', '/settings/help', { as, json });
    expect((await put()).body).toEqual({ ...json, revision: 1 });
    expect((await put()).status).toBe(409);
    await on.call('put', '/settings', { as, json: defaultSettings });
    expect((await on.get('/settings/help', as)).body.kilometres).toBe(60);
    const { body } = await on.get('/audit', as);
    expect(body.entries.find(({ detail }: { detail: string }) => detail === 'asking for help')).toMatchObject({
      ...{ action: 'changed', before: { kilometres: 40 }, after: { kilometres: 60 } },
    });
  });
});

describe('within reach', () => {
  it('is what lies in the kilometres from the nearest shop, said in miles', async () => {
    const near = await reach({ from: 'Main Street, Carlow', hospital: 'naas general hospital' });
    expect(near).toMatchObject({ place: 'Carlow', within: 'yes', milesAtMost: 25 });
    const shops = defaultSettings.shops.slice(0, 1);
    await api.call('put', '/settings/runs', { as: admin, json: { ...defaultRunSettings, vans: [] } });
    await api.call('put', '/settings', { as: admin, json: { ...defaultSettings, shops } });
    const far = await reach({ from: 'Wexford', hospital: 'Cork University Hospital' });
    expect(far).toMatchObject({ place: 'Wexford', within: 'no', hospitalKnown: false });
    expect(far.nearest.miles).toBeGreaterThan(25);
    expect(await reach({ from: 'Timbuktu' })).toMatchObject({ place: null, nearest: null, within: 'unknown' });
  });

  it('promises no hospital until staff have listed it', async () => {
    const naas = { from: 'Carlow', hospital: 'naas general hospital' };
    expect(await reach(naas)).toMatchObject({ hospitalKnown: false });
    await save({ hospitals: ['Naas General Hospital'] });
    expect(await reach(naas)).toMatchObject({ hospitalKnown: true });
    expect(await reach({ ...naas, hospital: 'Naas' })).toMatchObject({ hospitalKnown: true });
    expect(await reach({ ...naas, hospital: 'NGH' })).toMatchObject({ hospitalKnown: true });
    expect(await reach({ ...naas, hospital: 'the hospital' })).toMatchObject({ hospitalKnown: false });
    expect(await reach({ ...naas, hospital: 'Cork University Hospital' })).toMatchObject({ hospitalKnown: false });
  });

  it.each([
    ['Waterford', 'Waterford', 'New Ross', 12],
    ['X91 AK5F', 'Waterford', 'New Ross', 12],
    ['Doneraile Street, Tramore, Co. Waterford', 'Tramore', 'New Ross', 18],
    ['Kilkenny', 'Kilkenny', 'Bagnelstown', 13],
    ['12 Main Street, Thomastown, Kilkenny', 'Thomastown', 'New Ross', 12],
    ['E32 YX01', 'Carrick-on-Suir', 'New Ross', 20],
    ['E91 P2W1', 'Clonmel', 'New Ross', 32],
    ['D6W XY00', 'Dublin', 'Clane', 18],
    ['Cork', 'Cork', 'New Ross', 73],
  ])('knows also the towns beyond our areas: %s', async (from, place, name, miles) => {
    expect(await reach({ from })).toMatchObject({ place, nearest: { name, miles }, within: miles > 25 ? 'no' : 'yes' });
  });

  it('is measured from the place that the settings name', async () => {
    await save({ point: { name: 'The office', latitude: 52.336, longitude: -6.463 } });
    const { nearest, within } = await reach({ from: 'Wexford' });
    expect([nearest, within]).toEqual([{ name: 'The office', miles: 0 }, 'yes']);
  });

  it('is decided by the exceptions first: by the town that was typed before the area that it lies in', async () => {
    await save({
      exceptions: [
        { town: 'Wexford', within: true },
        { town: 'Kilmore Quay', within: false },
        { town: 'Tir na nÓg', within: false },
      ],
    });
    expect((await reach({ from: '3 Quay Street, WEXFORD' })).within).toBe('yes');
    expect((await reach({ from: 'Kilmore Quay, Wexford' })).within).toBe('no');
    expect(await reach({ from: 'Tír na n-Óg' })).toMatchObject({ place: 'Tir na nÓg', within: 'no' });
  });

  it('is everybody for what nobody has to drive to', async () => {
    for (const service of ['costs', 'counselling', 'other'])
      expect((await reach({ service, from: 'Cork' })).within).toBe('yes');
    await save({ kilometres: 5 });
    expect((await reach({ service: 'shopping', from: 'Rosslare' })).within).toBe('no');
  });

  it('names who else helps with that, there', async () => {
    const other = { phone: '020 915 0002', says: 'Weekdays.' };
    await save({
      others: [
        { name: 'Local Link', ...other, services: ['lift', 'shopping'], towns: ['Wexford'] },
        { name: 'Cancer Society', ...other, services: ['lift'], towns: [] },
      ],
    });
    const namesAt = async (question: object) =>
      (await reach(question)).others.map(({ name }: { name: string }) => name);
    expect(await namesAt({ from: 'Wexford' })).toEqual(['Local Link', 'Cancer Society']);
    expect(await namesAt({ from: 'Carlow' })).toEqual(['Cancer Society']);
    expect(await namesAt({ service: 'shopping', from: 'Wexford' })).toEqual(['Local Link']);
    expect((await reach({ from: 'Wexford' })).others[0]).toEqual({ name: 'Local Link', ...other });
  });

  it('counts the notice from when somebody can answer: on a Saturday evening, from Monday', async () => {
    await save({ phoneHours: weekdaysOnly });
    api.deps.clock.advance({ days: 5, hours: 8 });
    const onTuesday = await reach({ day: '2026-03-10', time: '10:30' });
    expect(onTuesday).toMatchObject({ answer: { day: '2026-03-09', from: '09:00', to: '11:00' }, notice: 'short' });
    expect((await reach({ day: '2026-03-11', time: '10:59' })).notice).toBe('short');
    expect((await reach({ day: '2026-03-11', time: '11:00' })).notice).toBe('enough');
    expect((await reach({ day: '2026-03-11' })).notice).toBe('short');
    expect((await reach({})).notice).toBe('enough');
  });

  it('promises no driver for an appointment that may come before anybody answers', async () => {
    await save({ phoneHours: weekdaysOnly });
    api.deps.clock.advance({ days: 5, hours: 8 });
    const noticeFor = async (question: object) => (await reach(question)).notice;
    expect(await noticeFor({ day: '2026-03-08', time: '14:00' })).toBe('none');
    expect(await noticeFor({ day: '2026-03-09', time: '10:59' })).toBe('none');
    expect(await noticeFor({ day: '2026-03-09' })).toBe('none');
    expect(await noticeFor({ day: '2026-03-09', time: '11:00' })).toBe('short');
    expect(await noticeFor({ service: 'costs', day: '2026-03-08' })).toBe('enough');
  });

  it('refuses a day that is over, and whoever asks too often', async () => {
    const send = () => api.call('post', '/help/reach', { json: { service: 'lift', day: '2026-03-01' } });
    expect((await send()).body.fields).toEqual({ day: 'Please choose today or a later day' });
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await send()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the choices of the form', () => {
  const choices = async () => (await api.get('/help/choices')).body;

  it('name the helplines that staff keep', async () => {
    expect((await choices()).helplines.map(({ number }: { number: string }) => number)).toContain('116 123');
    const lines = [{ name: 'Somebody', number: '1800 111 111' }];
    await api.call('put', '/settings/helplines', { as: admin, json: { lines } });
    expect((await choices()).helplines.map(({ number }: { number: string }) => number)).toEqual([
      '112 or 999',
      '1800 111 111',
    ]);
  });

  it('are the hospitals, how far our drivers go, and the telephone’s hours: those that staff wrote, else those that all shops keep', async () => {
    const [shop] = defaultSettings.shops;
    const { hospitals } = defaultHelpSettings;
    const lifts = { miles: 25, from: null, noticeHours: 48 };
    expect(await choices()).toMatchObject({ hospitals, lifts, phoneHours: shop?.hours });
    const shops = defaultSettings.shops.map((one, at) => (at === 0 ? { ...one, hours: weekdaysOnly } : one));
    await api.call('put', '/settings', { as: admin, json: { ...defaultSettings, shops } });
    expect((await choices()).phoneHours).toBeNull();
    expect((await asked()).answer).toBeNull();
    const point = { name: 'the office', latitude: 52.336, longitude: -6.463 };
    const hospital = 'Naas General Hospital';
    await save({ phoneHours: weekdaysOnly, hospitals: [hospital], kilometres: 80, noticeHours: 24, point });
    expect(await choices()).toMatchObject({
      hospitals: [hospital],
      lifts: { miles: 50, from: 'the office', noticeHours: 24 },
      phoneHours: weekdaysOnly,
    });
  });
});

describe('what became of a request', () => {
  const says = 'Declan collects you at half past nine.';

  it('is written to the person after two minutes, in whose time it can be taken back', async () => {
    const { id, manageUrl } = await asked();
    await api.deps.outbox.deliverDue();
    expect((await change(id, { help: { is: 'arranged', says } })).body).toMatchObject({ state: 'answered' });
    expect(await see(manageUrl)).toMatchObject({ state: 'arranged', says, answer: null });
    await change(id, { help: null });
    expect(await see(manageUrl)).toMatchObject({ state: 'received', says: '' });
    await change(id, { help: { is: 'closed', says } });
    api.deps.clock.advance({ minutes: 3 });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails.map(({ subject }) => subject.split(' request')[0])).toEqual([
      'We have your',
      'An update on your',
    ]);
    const news = api.deps.mails.at(-1)?.text;
    for (const part of ['We have closed your request.', says, manageUrl]) expect(news).toContain(part);
  });

  it('overtakes the receipt that nobody has got yet', async () => {
    const { id } = await asked();
    await change(id, { help: { is: 'arranged', says } });
    expect(mails().map(({ kind }) => kind)).toEqual(['help-news']);
  });

  it('is followed by the receipt after all when it is taken back before either was told', async () => {
    const { id } = await asked();
    await change(id, { help: { is: 'arranged', says } });
    await change(id, { help: null });
    expect(mails().map(({ kind }) => kind)).toEqual(['help-received']);
    await api.deps.outbox.deliverDue();
    await change(id, { help: { is: 'arranged', says } });
    await change(id, { help: null });
    expect(mails().map(({ kind, state }) => [kind, state])).toEqual([['help-received', 'sent']]);
  });

  it('leaves a request answered that was so before, when it is undone', async () => {
    const { id } = await asked();
    await change(id, { state: 'answered' });
    await change(id, { help: { is: 'arranged', says } });
    expect((await change(id, { help: null, state: 'answered' })).body.state).toBe('answered');
    expect(stored()[0]?.help).not.toHaveProperty('outcome');
  });

  it('is in the log and in the thread, and once', async () => {
    const { id, reference } = await asked();
    for (const json of [{ help: { is: 'arranged', says } }, { help: { is: 'arranged', says } }, { help: null }])
      await change(id, json);
    const log = [...api.deps.store.data.audit.all()].filter(({ subjectId }) => subjectId === id);
    expect(log.map(({ action, detail }) => [action, detail])).toEqual([
      ['arranged', reference],
      ['outcome taken back', reference],
    ]);
    await change(id, { help: { is: 'arranged', says } });
    const { entries } = (await api.get(`/letters/message/${id}`, admin)).body;
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: expect.stringMatching(/^Asked for help: A lift/), text: lift.message }),
        expect.objectContaining({ title: 'Arranged', text: says }),
      ]),
    );
  });

  it('is taken back when the message is opened again', async () => {
    const { id, manageUrl } = await asked();
    await change(id, { help: { is: 'arranged', says } });
    await change(id, { state: 'open' });
    expect((await see(manageUrl)).state).toBe('received');
    expect(mails().filter(({ kind }) => kind === 'help-news')).toEqual([]);
  });

  it('is said of no other message', async () => {
    const json = { about: 'question', name: 'Rory', phone: '020 915 0003', message: 'When do you open?' };
    const { id } = (await api.call('post', '/messages', { json })).body;
    expect((await change(id, { help: { is: 'closed', says } })).status).toBe(400);
  });

  it('is not said to spam', async () => {
    const { id } = await asked();
    await change(id, { help: { is: 'arranged', says } });
    await change(id, { spam: true });
    expect(mails()).toEqual([]);
  });
});

describe('what is kept of a request', () => {
  const post = (path: string) => api.call('post', path, { as: admin, json: { email: 'nuala@post.example' } });

  it('is found, handed over without the version of its link, and erased', async () => {
    const { id, reference, manageUrl } = await asked();
    await api.call('post', '/letters', {
      as: admin,
      json: { kind: 'message', id, message: 'Here is a new link.', newLink: true },
    });
    expect((await post('/privacy/find')).body.messages).toMatchObject([{ id, reference }]);
    const { messages } = JSON.parse((await post('/privacy/export')).text);
    expect(messages).toMatchObject([{ help: { person: 'My husband Noel', from: 'Campile' } }]);
    expect(messages[0]).not.toHaveProperty('linkVersion');
    expect((await post('/privacy/erase')).body).toMatchObject({ messages: 1 });
    expect([stored(), mails()]).toEqual([[], []]);
    expect((await api.call('post', '/help/yours', { json: { token: manageUrl } })).status).toBe(404);
  });

  it('goes by age once it is answered', async () => {
    const { id } = await asked();
    await change(id, { help: { is: 'arranged', says: '' } });
    api.deps.clock.advance({ days: 367 });
    expect((await applyRetention(api.deps)).messages).toBe(1);
    expect(stored()).toEqual([]);
  });
});

describe('the form of the page, posted without scripts', () => {
  const post = (fields: Parameters<typeof formOf>[0]) =>
    handlePostedForm(
      api.deps,
      postedHelp,
      new Request('http://site.test/help', { method: 'POST', body: formOf(fields) }),
      '192.0.2.1',
    );

  it('says first what is true of three answers, with what was typed', async () => {
    const { status, submitted } = await post({ do: 'reach', service: 'lift', from: 'Carlow', needs: ['arm', 'steps'] });
    expect([status, submitted.help?.reach?.place, submitted.values.needs]).toEqual([200, 'Carlow', ['arm', 'steps']]);
    expect(stored()).toEqual([]);
  });

  it('counts what is only looked up as the call does, and not as a request', async () => {
    const statuses = [];
    for (let at = 0; at < 40; at += 1)
      statuses.push((await post({ do: 'reach', service: 'lift', from: 'Carlow' })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await post({ do: 'send', ...lift })).status).toBe(201);
    for (let at = 0; at < 21; at += 1)
      statuses.push((await post({ do: 'reach', service: 'lift', from: 'Carlow' })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('then stores the request', async () => {
    const { status, submitted } = await post({ do: 'send', ...lift });
    expect([status, submitted.help?.received?.reference]).toEqual([201, stored()[0]?.reference]);
    expect(stored()[0]?.help).toMatchObject({ needs: ['arm', 'companion'], ringAt: ['evenings'] });
  });

  it('stores it once when it is posted again with its key, and refuses another under that key', async () => {
    const sent = { do: 'send', ...lift, [KEY_FIELD]: 'key-of-this-page' };
    const [first, again] = [await post(sent), await post(sent)];
    expect(again.submitted.help?.received).toEqual(first.submitted.help?.received);
    const other = await post({ ...sent, from: 'Ramsgrange' });
    expect([other.status, other.key, stored().length]).toEqual([409, expect.not.stringMatching(/^key-of/), 1]);
  });

  it('shows what was refused behind what is true, and the helplines for words of danger', async () => {
    const refused = await post({ do: 'send', ...lift, name: '', message: 'I want to die most days.' });
    expect([refused.status, refused.submitted.errors]).toEqual([400, { name: 'Please write your name' }]);
    expect(refused.submitted.help?.reach?.place).not.toBeUndefined();
    expect(refused.submitted.helplines?.[0]).toEqual(EMERGENCY);
    expect((await post({ do: 'reach', service: 'lift', day: '2026-03-01' })).submitted.errors).toEqual({
      day: 'Please choose today or a later day',
    });
  });
});
