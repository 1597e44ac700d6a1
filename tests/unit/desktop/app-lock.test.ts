import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppState } from '../../../desktop/main/app-state.ts';
import { createAppLock } from '../../../desktop/main/lock/app-lock.ts';
import { createSystemUnlock } from '../../../desktop/main/lock/system-unlock.ts';
import { createUnlock } from '../../../desktop/main/lock/unlock.ts';
import { watchIdle } from '../../../desktop/main/lock/watch-idle.ts';
import { offlineResponse, problemResponse } from '../../../desktop/main/server/api-responses.ts';
import { noSettings, type Settings, settings as schema } from '../../../desktop/main/settings.ts';
import { jsonFile } from '../../../desktop/main/storage/json-file.ts';
import { ID, NOW, temporaryFolder } from './desktop-data.ts';

const MINUTE = 60;

/** A lock over settings on disk; `minutes` later it is opened again, as a restart does. */
const openLock = async (known: Partial<Settings> = {}) => {
  const path = join(await temporaryFolder(), 'settings.json');
  const start = (minutes = 0) => {
    const settings = jsonFile(path, schema, { ...noSettings, ...known }, () => {});
    const now = () => new Date(NOW.getTime() + minutes * MINUTE * 1000);
    const appState = createAppState();
    const lock = createAppLock({ settings, appState, log: { path: '', write: () => {} }, now, hasSystemUnlock: false });
    return { ...lock, isByChoice: () => appState.get().lock.byChoice };
  };
  return { lock: start(), start };
};

describe('the lock of the app', () => {
  it('closes after the time that was chosen, and never where somebody wants none', async () => {
    const { lock } = await openLock();
    lock.noteIdle(15 * MINUTE - 1);
    expect(lock.isLocked()).toBe(false);
    lock.noteIdle(15 * MINUTE);
    expect(lock.isLocked()).toBe(true);
    lock.unlock();
    lock.setAfter(null);
    lock.noteIdle(10_000 * MINUTE);
    expect(lock.isLocked()).toBe(false);
  });

  it('is not opened by a restart, and is closed at a start after a longer time', async () => {
    const { lock, start } = await openLock();
    lock.lock();
    expect(start().isLocked()).toBe(true);
    lock.unlock();
    lock.noteUse(MINUTE);
    expect(start(13).isLocked()).toBe(false);
    expect(start(14).isLocked()).toBe(true);
  });

  it('knows, also after a restart, whether somebody locked it or nobody was there', async () => {
    const { lock, start } = await openLock();
    lock.lock();
    lock.noteIdle(60 * MINUTE);
    expect([lock.isByChoice(), start().isByChoice()]).toEqual([true, true]);
    lock.unlock();
    lock.noteIdle(15 * MINUTE);
    expect([lock.isByChoice(), start().isByChoice()]).toEqual([false, false]);
  });

  it('asks the server nothing while it is closed', async () => {
    const { lock } = await openLock();
    const asked: string[] = [];
    const handle = lock.guard(async ({ url }) => {
      asked.push(url);
      return new Response();
    });
    const call = async (path: string) => (await handle(new Request(`app://admin${path}`))).status;
    lock.lock();
    expect([await call('/api/testimonials'), await call('/api/auth/login')]).toEqual([503, 503]);
    lock.unlock();
    expect(await call('/api/testimonials')).toBe(200);
    expect(asked).toEqual(['app://admin/api/testimonials']);
  });

  it('sends what waits while it is closed, as nobody’s doing, and shows no record that comes back', async () => {
    const { lock } = await openLock();
    const conflict = { code: 'conflict', message: 'This testimonial was already rejected.' };
    const answers = [Response.json({ name: 'Maeve' }, { status: 201 }), Response.json(conflict, { status: 409 })];
    const unattended: boolean[] = [];
    const handle = lock.guard(async ({ headers }) => {
      unattended.push(headers.has('x-unattended'));
      return answers.shift() ?? Response.error();
    });
    const call = async (method: string) => {
      const headers = { 'idempotency-key': '1b671a64-40d5-491e-99b0-da01ff1f3341' };
      const answer = await handle(new Request(`app://admin/api/testimonials/${ID}/status`, { method, headers }));
      return [answer.status, await answer.json()];
    };
    lock.lock();
    expect((await call('GET'))[0]).toBe(503);
    expect(await call('PUT')).toEqual([200, {}]);
    expect(await call('PUT')).toEqual([409, conflict]);
    expect(unattended).toEqual([true, true]);
  });

  it('closes after a sleep of the computer, whatever the system says of its idle time', () => {
    let at = NOW.getTime();
    const timers: (() => void)[] = [];
    const idle: number[] = [];
    const watch = watchIdle({
      idleSeconds: () => 3,
      now: () => new Date(at),
      setTimer: (_ms, work) => {
        timers.push(work);
        return () => {};
      },
      onIdle: (seconds) => idle.push(seconds),
    });
    at += 15_000;
    timers.at(-1)?.();
    at += 3600_000;
    watch.check();
    expect(idle).toEqual([3, 3585]);
    expect(timers).toHaveLength(2);
  });
});

describe('opening it again', () => {
  const open = async (answer: () => Response | Promise<Response>, canTouchId = true) => {
    const { lock } = await openLock();
    lock.lock();
    const sent: string[] = [];
    const system = createSystemUnlock(canTouchId ? 'darwin' : 'win32', {
      canPromptTouchID: () => true,
      promptTouchID: async (reason) => {
        sent.push(reason);
        if (canTouchId && sent.length === 1) throw new Error('Canceled by user.');
      },
    });
    const unlock = createUnlock({
      ...{ lock, system, provePasskey: async () => ({ ok: true, value: false }) },
      async handle(request) {
        sent.push(`${new URL(request.url).pathname} ${await request.text()}`);
        return answer();
      },
    });
    return { lock, unlock, sent };
  };

  it('with the password or a code, which the server checks', async () => {
    const answers = [
      problemResponse(400, 'invalid', 'The password is not right.'),
      offlineResponse(),
      new Response(null, { status: 204 }),
    ];
    const { lock, unlock, sent } = await open(() => answers.shift() ?? Response.error());
    const wrong = await unlock({ way: 'password', password: 'wrong' });
    expect(wrong).toEqual({ ok: false, message: 'The password is not right.' });
    expect(await unlock({ way: 'code', code: '123456' })).toMatchObject({
      message: 'The server cannot be reached, and only it knows your password. Please connect, and try again.',
    });
    expect(lock.isLocked()).toBe(true);
    expect(await unlock({ way: 'password', password: 'right' })).toEqual({ ok: true, value: undefined });
    expect(lock.isLocked()).toBe(false);
    expect(sent.at(-1)).toBe('/api/auth/unlock {"password":"right"}');
  });

  it('with Touch ID where Electron offers it, not where it was cancelled, and nowhere else', async () => {
    const { lock, unlock } = await open(() => Response.error());
    expect(await unlock({ way: 'system' })).toMatchObject({ ok: false });
    expect(lock.isLocked()).toBe(true);
    expect(await unlock({ way: 'system' })).toMatchObject({ ok: true });
    expect(lock.isLocked()).toBe(false);
    const windows = await open(() => Response.error(), false);
    expect(await windows.unlock({ way: 'system' })).toMatchObject({ ok: false });
    expect(windows.lock.isLocked()).toBe(true);
  });

  it('not with a passkey that was not used', async () => {
    const { lock, unlock } = await open(() => Response.error());
    expect(await unlock({ way: 'passkey' })).toEqual({ ok: true, value: undefined });
    expect(lock.isLocked()).toBe(true);
  });
});
