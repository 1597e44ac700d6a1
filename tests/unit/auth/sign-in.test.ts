import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#api/auth/change-password.ts';
import { logout, me, refresh, sweepSessions } from '#api/auth/sessions.ts';
import { login } from '#api/auth/sign-in.ts';
import { authenticate } from '#api/http/authenticate.ts';
import { disablePerson, resetPassword } from '#api/people/accounts.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { type CountedPasswords, plainPasswords } from '../../support/plain-passwords.ts';
import { completed } from '../../support/signed-in.ts';

const home = { address: '192.0.2.1' };
const terminal = { id: null, name: 'Terminal' };
const wrong = { code: 'unauthenticated', message: 'The email address or the password is not right.' };

let deps: TestDeps;
let passwords: CountedPasswords;
let aoife: StoredPerson;
beforeEach(async () => {
  passwords = plainPasswords();
  deps = testDeps({ passwords });
  aoife = await addPerson(deps, { email: 'aoife@charity.example' });
});

const signIn = (password = PASSWORD, email = aoife.email, from = home) =>
  completed(login(deps, { email, password }, from));
/** A browser of its own, which keeps the cookies that it is sent. */
const browser = () => {
  let cookieHeader: string | null = null;
  const sender = () => ({
    ...home,
    cookieHeader,
    setCookie: (cookie: string) => {
      cookieHeader = cookie.split(';')[0] ?? null;
    },
  });
  return {
    signIn: (password = PASSWORD, email = aoife.email) => completed(login(deps, { email, password }, sender())),
  };
};
const actorOf = ({ accessToken }: { accessToken: string }) => authenticate(deps, `Bearer ${accessToken}`);
const works = (answer: { accessToken: string }) =>
  actorOf(answer).then(
    () => true,
    () => false,
  );

describe('login', () => {
  it('returns a token for an hour and the user, and sets the last login', async () => {
    const answer = await signIn();
    expect(answer).toEqual({
      accessToken: expect.any(String),
      expiresAt: '2026-03-02T10:00:00.000Z',
      user: {
        id: aoife.id,
        name: 'Aoife Byrne',
        email: 'aoife@charity.example',
        role: 'Administrator',
        lastLogin: '2026-03-02T09:00:00.000Z',
        mustChangePassword: false,
      },
    });
    expect(deps.store.data.people.get(aoife.id)?.lastLogin).toBe('2026-03-02T09:00:00.000Z');
    expect(await actorOf(answer)).toMatchObject({ id: aoife.id, role: 'Administrator' });
  });

  it('responds the same, after the same work, to a wrong password, an unknown address, a disabled and a passwordless account', async () => {
    await addPerson(deps, { email: 'off@charity.example', disabled: true });
    await addPerson(deps, { email: 'google@charity.example', passwordHash: null });
    await expect(signIn('not the password')).rejects.toMatchObject(wrong);
    await expect(signIn(PASSWORD, 'nobody@charity.example')).rejects.toMatchObject(wrong);
    await expect(signIn(PASSWORD, 'off@charity.example')).rejects.toMatchObject(wrong);
    await expect(signIn(PASSWORD, 'google@charity.example')).rejects.toMatchObject(wrong);
    expect(passwords.compared).toHaveLength(4);
    expect(passwords.compared.map((hash) => hash === null)).toEqual([false, true, false, true]);
    expect(deps.store.data.sessions.size).toBe(0);
  });

  it('is refused when the account is disabled while the password is being compared', async () => {
    await addPerson(deps);
    const slow = { ...passwords, verify: async () => disablePerson(deps, aoife, terminal).then(() => true) };
    await expect(
      login({ ...deps, passwords: slow }, { email: aoife.email, password: PASSWORD }, home),
    ).rejects.toMatchObject(wrong);
  });
});

describe('wrong passwords', () => {
  const attempts = async (count: number, of: (at: number) => Promise<unknown>) => {
    const codes: string[] = [];
    for (let at = 0; at < count; at += 1) {
      codes.push(
        await of(at).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      );
    }
    return codes;
  };

  it('for one account are refused after five a minute, as long as their sender goes on', async () => {
    const codes = await attempts(30, () => signIn('wrong'));
    expect(codes).toEqual([...Array(5).fill('unauthenticated'), ...Array(25).fill('rate_limited')]);
    for (let minute = 0; minute < 3; minute += 1) {
      clock(30);
      expect(await attempts(30, () => signIn('wrong'))).toEqual(Array(30).fill('rate_limited'));
    }
    await expect(signIn()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    expect(passwords.compared).toHaveLength(5);
    expect(await works(await signIn(PASSWORD, aoife.email, { address: '192.0.2.2' }))).toBe(true);
  });

  it('lock the real person out for a minute only', async () => {
    await attempts(30, () => signIn('wrong'));
    clock(60);
    expect(await works(await signIn())).toBe(true);
  });

  it('of another sender at the same address do not keep a known device waiting', async () => {
    const own = browser();
    await own.signIn();
    const codes = await attempts(30, () => signIn('wrong'));
    expect(codes).toEqual([...Array(5).fill('unauthenticated'), ...Array(25).fill('rate_limited')]);
    expect(await works(await own.signIn())).toBe(true);
    expect(await attempts(6, () => own.signIn('wrong'))).toEqual([...Array(5).fill('unauthenticated'), 'rate_limited']);
  });

  it('are forgotten when the password is reset or changed', async () => {
    await attempts(10, () => signIn('wrong'));
    await resetPassword(deps, { email: aoife.email, password: null }, terminal);
    expect(await attempts(1, () => signIn('wrong'))).toEqual(['unauthenticated']);
  });

  it.each([
    `aoife@charity.example from ${home.address}`,
    `known ${home.address} aoife@charity.example`,
    `any aoife@charity.example`,
  ])('for an address made up to look like the person where they have signed in lock nobody out: %s', async (email) => {
    await signIn();
    await attempts(10, (at) => signIn('wrong', email, { address: `192.0.2.${at + 2}` }));
    expect(await works(await signIn())).toBe(true);
    expect(await works(await signIn(PASSWORD, aoife.email, { address: '192.0.2.99' }))).toBe(true);
  });

  it('from one address are refused after twenty a minute', async () => {
    const codes = await attempts(30, (at) => signIn('wrong', `nobody${at}@charity.example`));
    expect(codes).toEqual([...Array(20).fill('unauthenticated'), ...Array(10).fill('rate_limited')]);
    expect(await works(await signIn(PASSWORD, aoife.email, { address: '192.0.2.2' }))).toBe(true);
  });

  it('count when they come all at once, too', async () => {
    await Promise.allSettled(Array.from({ length: 30 }, () => signIn('wrong')));
    expect(passwords.compared).toHaveLength(5);
  });

  it('are reset for the account by a right one, which does not count', async () => {
    await attempts(4, () => signIn('wrong'));
    expect(await attempts(40, () => signIn())).toEqual(Array(40).fill('in'));
    expect(await attempts(6, () => signIn('wrong'))).toEqual([...Array(5).fill('unauthenticated'), 'rate_limited']);
  });

  const clock = (seconds: number) => deps.clock.advance({ seconds });
});

describe('a session', () => {
  it('continues with new tokens until twelve hours after it started', async () => {
    let answer = await signIn();
    for (let hour = 0; hour < 11; hour += 1) {
      deps.clock.advance({ minutes: 59 });
      answer = await refresh(deps, await actorOf(answer));
    }
    expect(answer.expiresAt).toBe('2026-03-02T20:49:00.000Z');
    deps.clock.advance({ minutes: 59 });
    answer = await refresh(deps, await actorOf(answer));
    expect(answer.expiresAt).toBe('2026-03-02T21:00:00.000Z');
    deps.clock.advance({ minutes: 12 });
    expect(await works(answer)).toBe(false);
  });

  it('ends at log-out, with all its tokens, and no other does', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const again = await refresh(deps, await actorOf(one));
    await logout(deps, await actorOf(one));
    expect([await works(one), await works(again), await works(other)]).toEqual([false, false, true]);
  });

  it('ends when the account is disabled', async () => {
    await addPerson(deps);
    const answer = await signIn();
    await disablePerson(deps, aoife, terminal);
    expect(await works(answer)).toBe(false);
  });

  it('ends when the password is reset by somebody else', async () => {
    const answer = await signIn();
    await resetPassword(deps, { email: aoife.email, password: null }, terminal);
    expect(await works(answer)).toBe(false);
  });

  it('is removed when it has expired, or if the clock was set back; an active one stays', async () => {
    await signIn();
    deps.clock.advance({ hours: 11 });
    const running = await signIn();
    deps.clock.advance({ hours: 1 });
    expect(await sweepSessions(deps)).toBe(1);
    expect(deps.store.data.sessions.size).toBe(1);
    expect(await me(deps, { ...(await actorOf(await refresh(deps, await sessionOf(running)))) })).toMatchObject({
      email: aoife.email,
    });
    deps.clock.set('2020-01-01T00:00:00.000Z');
    expect(await sweepSessions(deps)).toBe(1);
  });

  it('of a machine whose clock is five minutes ahead goes on at the others', async () => {
    deps.clock.advance({ minutes: 5 });
    const ahead = await signIn();
    deps.clock.advance({ minutes: -5 });
    expect(await sweepSessions(deps)).toBe(0);
    expect(await works(ahead)).toBe(true);
  });

  const sessionOf = async (answer: { user: { id: string; name: string } }) => {
    const session = deps.store.data.sessions.list('person', answer.user.id)[0];
    return { id: answer.user.id, name: answer.user.name, role: 'Administrator' as const, sessionId: session?.id ?? '' };
  };
});

describe('change of password', () => {
  const NEW = 'goats on the pier at noon';
  const change = async (answer: { accessToken: string }, currentPassword = PASSWORD, newPassword = NEW) =>
    changePassword(deps, { currentPassword, newPassword }, await actorOf(answer), home);

  it('ends every session, starts a new one, and accepts only the new password', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const answer = await change(here);
    expect([await works(here), await works(elsewhere), await works(answer)]).toEqual([false, false, true]);
    await expect(signIn()).rejects.toMatchObject(wrong);
    expect(await works(await signIn(NEW))).toBe(true);
  });

  it('clears the requirement to change it', async () => {
    const { person, generatedPassword } = await resetPassword(deps, { email: aoife.email, password: null }, terminal);
    expect(person.mustChangePassword).toBe(true);
    const first = await signIn(generatedPassword ?? '');
    expect(first.user.mustChangePassword).toBe(true);
    expect((await change(first, generatedPassword ?? '')).user.mustChangePassword).toBe(false);
  });

  it('names the field of a wrong current password, and counts it as at sign-in', async () => {
    const answer = await signIn();
    const sentence = 'The current password is not right.';
    for (let at = 0; at < 5; at += 1) {
      await expect(change(answer, 'wrong')).rejects.toMatchObject({
        code: 'invalid',
        fields: { currentPassword: sentence },
      });
    }
    await expect(change(answer)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await works(answer)).toBe(true);
  });

  it.each([
    ['password1234', 'This password is too easy to guess. Please choose another.'],
    ['too short', 'Password must be at least 12 characters long'],
    [PASSWORD, 'Please choose a password that differs from the current one.'],
  ])('refuses %s as the new one', async (weak, sentence) => {
    await expect(change(await signIn(), PASSWORD, weak)).rejects.toMatchObject({ fields: { newPassword: sentence } });
    expect(await works(await signIn())).toBe(true);
  });
});
