import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const CHOSEN = 'a harbour of paper boats';
const NUALA = { email: 'Nuala@Charity.example', name: 'Nuala Kehoe', role: 'Volunteer' };

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Aoife Byrne');
});

const invite = (json: unknown = NUALA) => api.call('post', '/people/invitations', { as: admin, json });
const tokenOf = (link: string) => link.split('#')[1] ?? '';
/** The token in the latest mail. */
const mailedToken = () => /#([\w-]{43})/.exec(api.deps.mails.at(-1)?.text ?? '')?.[1] ?? '';
const accept = (token: string, password = CHOSEN) =>
  api.call('post', '/invitations/accept', { json: { token, password } });
const login = (email: string, password: string) => api.call('post', '/auth/login', { json: { email, password } });
const audits = () => api.deps.store.data.audit.list('newest', 'all');
const people = async () => (await api.get('/people', admin)).body.people;

describe('an invitation', () => {
  it('creates an account that nobody can sign in to yet, and mails the link', async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body.person).toMatchObject({
      email: 'nuala@charity.example',
      role: 'Volunteer',
      invited: true,
      sessions: 0,
    });
    expect(body).toMatchObject({ mailed: true, expiresAt: '2026-03-09T09:00:00.000Z' });
    expect(body.link).toBeNull();
    expect(api.deps.mails).toMatchObject([{ to: 'nuala@charity.example' }]);
    expect(api.deps.mails[0]?.text).toMatch(/http:\/\/localhost:3000\/admin\/invitation#[\w-]{43}/);
    expect((await login(NUALA.email, '')).status).toBe(400);
    expect((await login(NUALA.email, 'anything at all')).status).toBe(401);
  });

  it('stores no token, only its hash', async () => {
    await invite();
    const kept = JSON.stringify([...api.deps.store.data.invitations.all()]);
    expect(kept).not.toContain(mailedToken());
  });

  it('shows its link where no mail server is set up, and the log says that it was handed over', async () => {
    api = testApi({ mailer: { ...api.deps.mailer, mailServer: false } });
    admin = await api.staff();
    const { body } = await invite();
    expect([body.mailed, body.mailServer]).toEqual([false, false]);
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/admin\/invitation#[\w-]{43}$/);
    expect((await accept(tokenOf(body.link))).status).toBe(200);
    const accepted = audits().find(({ action }) => action === 'invitation accepted');
    expect(accepted?.detail).toBe('the link was handed over by Aoife Byrne');
  });

  it('is accepted in no session of whoever has made it', async () => {
    api = testApi({ mailer: { ...api.deps.mailer, mailServer: false } });
    admin = await api.staff();
    const json = { token: tokenOf((await invite()).body.link), password: CHOSEN };
    const own = await api.call('post', '/invitations/accept', { as: admin, json });
    expect([own.status, own.body.message]).toEqual([409, expect.stringContaining('You have made this invitation.')]);
    const elsewhere = await api.again('Aoife Byrne');
    expect((await api.call('post', '/invitations/accept', { as: elsewhere, json })).status).toBe(409);
    const colleague = await api.staff('Administrator', 'Declan Roche');
    expect((await api.call('post', '/invitations/accept', { as: colleague, json })).status).toBe(200);
  });

  it('is tried again if the mail cannot be sent, and shown to nobody', async () => {
    const { send } = api.deps.mailer;
    api.deps.mailer.send = () => Promise.reject(new Error('no such host'));
    const { status, body } = await invite();
    expect([status, body.mailed, body.link]).toEqual([201, false, null]);
    api.deps.mailer.send = send;
    api.deps.clock.advance({ minutes: 5 });
    await api.deps.outbox.deliverDue();
    expect((await accept(mailedToken())).status).toBe(200);
  });

  it('is accepted once: the person chooses a password and is signed in', async () => {
    await invite();
    const token = mailedToken();
    const read = await api.call('post', '/invitations/read', { json: { token } });
    expect(read.body).toMatchObject({ name: 'Nuala Kehoe', email: 'nuala@charity.example' });
    const { status, body: signedIn } = await accept(token);
    expect([status, signedIn.user.name, signedIn.user.role]).toEqual([200, 'Nuala Kehoe', 'Volunteer']);
    const me = await api.get('/auth/me', { authorization: `Bearer ${signedIn.accessToken}` });
    expect(me.body.email).toBe('nuala@charity.example');
    expect((await login(NUALA.email, CHOSEN)).status).toBe(200);
    const again = await accept(token, 'another harbour of boats');
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
    expect((await people()).at(-1)).toMatchObject({ invited: false, invitedUntil: null, sessions: 2 });
  });

  it('is not accepted with a weak password, and can be tried again', async () => {
    await invite();
    const token = mailedToken();
    for (const weak of ['short', 'password1234', 'nuala@charity.example']) {
      const { status, body: problem } = await accept(token, weak);
      expect([status, typeof problem.fields.password]).toEqual([400, 'string']);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it('expires after seven days', async () => {
    await invite();
    const token = mailedToken();
    api.deps.clock.advance({ days: 7 });
    expect((await accept(token)).status).toBe(404);
    expect((await api.call('post', '/invitations/read', { json: { token } })).status).toBe(404);
  });

  it('cannot be guessed: twenty tries in ten minutes', async () => {
    for (let tries = 0; tries < 20; tries += 1) expect((await accept(`guess-${tries}`)).status).toBe(404);
    expect((await accept('one more')).status).toBe(429);
  });

  it.each([
    [{ ...NUALA, email: 'no address' }, 'email'],
    [{ ...NUALA, name: ' ' }, 'name'],
    [{ ...NUALA, role: 'Owner' }, 'role'],
  ])('is refused for %j', async (json, field) => {
    const { status, body } = await invite(json);
    expect(status).toBe(400);
    expect(body.fields[field]).toEqual(expect.any(String));
  });

  it('is refused for an address that has an account', async () => {
    await invite();
    const { status, body } = await invite({ ...NUALA, email: 'NUALA@charity.example' });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });
});

describe('an account', () => {
  const idOf = async (name: string) => (await people()).find((one: { name: string }) => one.name === name)?.id;
  const patch = (id: string, json: unknown) => api.call('patch', `/people/${id}`, { as: admin, json });

  it('is listed without anything of its password', async () => {
    const { body, text } = await api.get('/people?pageSize=1', admin);
    expect([body.people.length, body.total]).toEqual([1, 1]);
    expect(text).not.toMatch(/password|hash|subject/i);
  });

  it('changes its name and role at once, with an audit entry of the old values', async () => {
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    const id = await idOf('Declan Roche');
    expect((await api.get('/people', volunteer)).status).toBe(403);
    const { body } = await patch(id, { role: 'Administrator', name: 'Declan Roche-Hayes' });
    expect(body).toMatchObject({ role: 'Administrator', name: 'Declan Roche-Hayes' });
    expect((await api.get('/people', volunteer)).status).toBe(200);
    expect(audits()[0]).toMatchObject({
      action: 'role changed',
      before: { role: 'Volunteer', name: 'Declan Roche' },
      after: { role: 'Administrator', name: 'Declan Roche-Hayes' },
    });
    expect((await patch(id, {})).status).toBe(200);
    expect(audits().filter(({ action }) => action.includes('changed'))).toHaveLength(1);
  });

  it('is disabled with its sessions and invitations, and enabled again', async () => {
    const { body } = await invite();
    await accept(mailedToken());
    await api.call('post', `/people/${body.person.id}/reset`, { as: admin });
    const token = mailedToken();
    await patch(body.person.id, { disabled: true });
    expect((await accept(token)).status).toBe(404);
    expect((await api.call('post', `/people/${body.person.id}/reset`, { as: admin })).status).toBe(409);
    expect(await patch(body.person.id, { disabled: false })).toMatchObject({ status: 200, body: { disabled: false } });
  });

  it('is not disabled if it is the last administrator who can sign in', async () => {
    const id = await idOf('Aoife Byrne');
    await invite({ ...NUALA, role: 'Administrator' });
    for (const json of [{ disabled: true }, { role: 'Volunteer' }]) {
      const { status, body } = await patch(id, json);
      expect([status, body.code]).toEqual([409, 'conflict']);
    }
    await api.staff('Administrator', 'Declan Roche');
    expect((await patch(id, { role: 'Volunteer' })).status).toBe(200);
    expect((await api.get('/people', admin)).status).toBe(403);
  });

  it('ends its sessions when asked to', async () => {
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    const { status } = await api.call('delete', `/people/${await idOf('Declan Roche')}/sessions`, { as: admin });
    expect(status).toBe(204);
    expect((await api.get('/auth/me', volunteer)).status).toBe(401);
  });

  const reset = (id: string) => api.call('post', `/people/${id}/reset`, { as: admin });

  it('gets a new link by mail, which only its owner learns, and which ends the old password and sessions', async () => {
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    const person = (await people()).at(-1);
    const first = await reset(person.id);
    expect(first).toMatchObject({ status: 200, body: { link: null, mailed: true, mailServer: true } });
    expect(api.deps.mails.at(-1)).toMatchObject({ to: person.email, subject: expect.stringContaining('password') });
    const firstToken = mailedToken();
    expect(first.text).not.toContain(firstToken);
    expect((await api.get('/auth/me', volunteer)).status).toBe(401);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    await reset(person.id);
    expect((await accept(firstToken)).status).toBe(404);
    expect((await accept(mailedToken())).status).toBe(200);
    expect(audits().map(({ action }) => action)).toContain('password reset');
  });

  it('that was reset cannot be taken over with a second link, though it has no password just now', async () => {
    await api.staff('Volunteer', 'Declan Roche');
    const person = (await people()).at(-1);
    await api.call('post', '/auth/login', { json: { email: person.email, password: PASSWORD } });
    await reset(person.id);
    expect((await reset(person.id)).body.link).toBeNull();
  });

  it('keeps its password and sessions if the mail cannot be sent', async () => {
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    const person = (await people()).at(-1);
    api.deps.mailer.send = () => Promise.reject(new Error('no such host'));
    const { status, body } = await reset(person.id);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await api.get('/auth/me', volunteer)).status).toBe(200);
    expect((await login(person.email, PASSWORD)).status).toBe(200);
    expect(api.deps.store.data.invitations.size).toBe(0);
  });

  it('is not reset without a mail server: that needs the terminal', async () => {
    const { mailer } = api.deps;
    api = testApi({ mailer: { ...mailer, mailServer: false } });
    admin = await api.staff();
    const volunteer = await api.staff('Volunteer', 'Declan Roche');
    const { status, body } = await reset((await people()).at(-1).id);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toContain('npm run admin -- reset-password');
    expect((await api.get('/auth/me', volunteer)).status).toBe(200);
  });

  it('that is only invited gets another invitation, whose link is mailed, too', async () => {
    const { body } = await invite();
    const token = mailedToken();
    expect((await reset(body.person.id)).body).toMatchObject({ link: null, mailed: true });
    expect((await accept(token)).status).toBe(404);
    expect((await accept(mailedToken())).status).toBe(200);
  });

  it('cannot reset itself, and is 404 if unknown', async () => {
    expect((await api.call('post', `/people/${await idOf('Aoife Byrne')}/reset`, { as: admin })).status).toBe(409);
    const nobody = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect((await patch(nobody, { name: 'X' })).status).toBe(404);
    expect((await api.call('post', `/people/${nobody}/reset`, { as: admin })).status).toBe(404);
    expect((await api.call('delete', `/people/${nobody}/sessions`, { as: admin })).status).toBe(404);
  });
});

describe('the own name', () => {
  const change = (as: Headers, name: string) => api.call('patch', '/auth/me', { as, json: { name } });

  it('is changed by its owner, and bylines, the log and colleagues follow, with what was done before', async () => {
    const declan = await api.staff('Editor', 'Administrator');
    const post = { title: 'Winter coats wanted', body: 'Soon.' };
    const { id } = (await api.call('post', '/blogs', { as: declan, json: post })).body;
    const { status, body } = await change(declan, '  Declan Roche ');
    expect([status, body.name, body.role]).toEqual([200, 'Declan Roche', 'Editor']);
    expect((await api.get('/auth/me', declan)).body.name).toBe('Declan Roche');
    expect((await api.get(`/blogs/by-id/${id}`, declan)).body.author).toBe('Declan Roche');
    expect(audits()[0]).toMatchObject({ action: 'changed', subjectKind: 'person', after: { name: 'Declan Roche' } });
    const { entries } = (await api.get('/audit', admin)).body;
    expect(entries.map(({ actorName }: { actorName: string }) => actorName)).not.toContain('Administrator');
  });

  it('must not be empty, and changes nobody else', async () => {
    const declan = await api.staff('Driver', 'Declan Roche');
    expect((await change(declan, ' ')).body.fields).toEqual({ name: 'Name is required' });
    expect((await change({}, 'Nobody')).status).toBe(401);
    await change(declan, 'Declan Hayes');
    expect((await people()).map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Aoife Byrne',
      'Declan Hayes',
    ]);
  });
});
