import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAttempts } from '#api/attempts/attempts.ts';
import { createCounts } from '#api/attempts/counts.ts';
import { createSignInAttempts, type SignInAttempts } from '#api/attempts/sign-in-attempts.ts';
import { ADMIN_HELP, runAdmin } from '#api/cli/admin-commands.ts';
import { runBackup, runRestore } from '#api/cli/data-commands.ts';
import type { Terminal } from '#api/cli/terminal.ts';
import { callControl } from '#api/control/client.ts';
import { createCommands } from '#api/control/commands.ts';
import { runOnData } from '#api/control/owner.ts';
import { type Control, startControl } from '#api/control/server.ts';
import { Failure } from '#api/core/failure.ts';
import type { Log } from '#api/core/log.ts';
import { createSealing } from '#api/identity/sealing.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import type { DiskStore } from '#api/store/disk/disk-store.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { countedIds, createClock } from '../../support/deps.ts';
import { pausable } from '../../support/pausable.ts';
import { plainPasswords } from '../../support/plain-passwords.ts';

let folder: string;
let closing: (() => Promise<unknown>)[];
let logged: string[];
const log: Log = {
  info: () => {},
  warn: (event) => void logged.push(event),
  error: (event) => void logged.push(event),
};
const { now } = createClock();
type CommandDeps = Parameters<typeof runOnData>[1];
let deps: CommandDeps;

let signInAttempts: SignInAttempts;
const openSealing = async () => createSealing(Buffer.alloc(32, 7));
beforeEach(async () => {
  const own = createCounts(now);
  const attempts = createAttempts({ own, shared: own });
  signInAttempts = createSignInAttempts({ attempts, own }, () => 'answer in turn');
  folder = await mkdtemp(join(tmpdir(), 'control-'));
  closing = [];
  logged = [];
  const passwordStrength = { adviceOn: async () => null };
  deps = { passwords: plainPasswords(), passwordStrength, newId: countedIds(), now, log };
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  await rm(folder, { recursive: true });
});

const start = async (commands: Parameters<typeof startControl>[0]): Promise<Control> => {
  const control = await startControl(commands, log);
  closing.push(control.close);
  return control;
};

describe('the private socket', () => {
  it('runs a command and responds, in a folder that only this user can open', async () => {
    const { socket, close } = await start({ echo: async (input) => ({ said: input }) });
    expect(await callControl(socket, 'echo', 'd\u00fan\n\u2028\u2029')).toEqual({ said: 'd\u00fan\n\u2028\u2029' });
    expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700);
    await close();
    await expect(stat(dirname(socket))).rejects.toThrow('ENOENT');
  });

  it('returns a failure with its code, and hides unexpected errors', async () => {
    const { socket } = await start({
      refuse: async () => {
        throw new Failure('conflict', 'Taken.', { fields: { email: 'Taken.' } });
      },
      break: async () => {
        throw new Error('secret details');
      },
    });
    await expect(callControl(socket, 'refuse', null)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Taken.',
      fields: { email: 'Taken.' },
    });
    await expect(callControl(socket, 'break', null)).rejects.toMatchObject({
      message: 'Something went wrong in the running server. Its log says where.',
    });
    expect(logged).toEqual(['control.command-failed']);
    await expect(callControl(socket, 'constructor', null)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('finishes a running command before it closes', async () => {
    const begun = pausable();
    const work = pausable();
    const control = await start({
      slow: async () => {
        begun.letGo();
        await work.free;
        return 'done';
      },
    });
    const answer = callControl(control.socket, 'slow', null);
    await begun.free;
    const closed = control.close();
    work.letGo();
    expect(await answer).toBe('done');
    await closed;
  });

  it('survives a client that disconnects before the response, or sends too much', async () => {
    const { socket } = await start({ echo: async () => 'here' });
    for (const text of ['{"command":"echo"}\n'.repeat(1000), 'x'.repeat(2 * 1024 * 1024)]) {
      await new Promise<void>((resolve) => {
        const connection = connect(socket, () => connection.write(text, () => connection.destroy()));
        connection.on('error', () => {});
        connection.once('close', () => resolve());
      });
    }
    expect(await callControl(socket, 'echo', null)).toBe('here');
  });

  it('survives a client that sends invalid data', async () => {
    const { socket } = await start({ echo: async () => 'here' });
    const reply = await new Promise<string>((resolve) => {
      const connection = connect(socket, () => connection.write('nonsense\n'));
      connection.once('data', (bytes) => {
        connection.destroy();
        resolve(bytes.toString());
      });
    });
    expect(JSON.parse(reply)).toMatchObject({ ok: false });
    expect(await callControl(socket, 'echo', null)).toBe('here');
  });

  it('reports that the server does not respond', async () => {
    await expect(callControl(join(folder, 'none'), 'echo', null)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The running server did not answer. Please see whether it is still running, then try again.',
    });
  });
});

const serve = async (): Promise<DiskStore> => {
  const store = await openStore(folder, deps);
  closing.push(store.close);
  const { socket } = await start(createCommands({ ...deps, signInAttempts, openSealing, store }, folderData(folder)));
  store.lock.describe({ socket });
  return store;
};

const admin = async (args: string[], newPassword?: string) => {
  let [out, err] = ['', ''];
  const code = await runAdmin(args, {
    newPassword,
    run: runOnData(folder, deps),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
};

describe.each(['a running server', 'nobody'])('npm run admin, while %s owns the data', (who) => {
  beforeEach(async () => {
    if (who !== 'nobody') await serve();
  });

  it('creates an account with a generated password, printed once', async () => {
    const { code, out } = await admin(['create', 'Brid@charity.example', '--role', 'volunteer', '--name', 'Br\u00edd']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Volunteer brid@charity\.example was created\.\nPassword: [a-z2-9-]{24}\n/);
    expect((await admin(['list'])).out).toBe('brid@charity.example  Volunteer  Br\u00edd  never signed in\n');
  });

  it('creates an administrator with the password of NEW_PASSWORD, and never prints it', async () => {
    const { code, out } = await admin(
      ['create', 'aoife@charity.example', '--role', 'Administrator'],
      'lantern harbour 42',
    );
    expect(code).toBe(0);
    expect(out).toContain('Administrator aoife@charity.example was created.');
    expect(out).not.toContain('lantern');
  });

  it('resets and disables, but not the last administrator', async () => {
    await admin(['create', 'aoife@charity.example', '--role', 'Administrator']);
    await admin(['create', 'brid@charity.example', '--role', 'Volunteer']);
    expect((await admin(['reset-password', 'brid@charity.example'])).out).toMatch(/Password: [a-z2-9-]{24}/);
    expect((await admin(['disable', 'brid@charity.example'])).code).toBe(0);
    expect((await admin(['list'])).out).toContain('switched off');
    expect(await admin(['disable', 'aoife@charity.example'])).toMatchObject({
      code: 1,
      err: 'This is the last administrator. Make another administrator first.\n',
    });
  });

  it('unlocks an account', async () => {
    await admin(['create', 'aoife@charity.example', '--role', 'Administrator']);
    const wrong = { email: 'aoife@charity.example', address: '192.0.2.1', trusted: null };
    for (let at = 0; at < 5; at += 1) await signInAttempts.password(wrong, async () => false);
    await expect(signInAttempts.password(wrong, async () => true)).rejects.toMatchObject({ code: 'rate_limited' });
    const { code, out } = await admin(['unlock', 'AOIFE@charity.example']);
    expect([code, out]).toEqual([
      0,
      'The wrong passwords for aoife@charity.example are forgotten: nobody has to wait.\n',
    ]);
    if (who !== 'nobody')
      expect(await signInAttempts.password(wrong, async () => true)).toMatchObject({ isRight: true });
  });

  it('ends foreign access, says what it ended, and prints another password', async () => {
    await admin(['create', 'aoife@charity.example', '--role', 'Administrator']);
    const { code, out } = await admin(['not-me', 'aoife@charity.example', '--since', '2026-03-01 14:05']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Ended for aoife@charity\.example, as of 1 March 2026 at 14:05:\n {2}The password\nPassword: [a-z2-9-]{24}\n/,
    );
    expect(await admin(['not-me', 'aoife@charity.example', '--since', 'Tuesday'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Please give --since as a day'),
    });
  });

  it.each([
    [['unlock', 'nobody@charity.example'], 'There is no account with this email address.\n'],
    [['create', 'nonsense', '--role', 'Administrator'], 'Please enter a valid email address\n'],
    [
      ['create', 'a@b.example', '--role', 'Boss'],
      'The role is one of: Administrator, Manager, Editor, Volunteer, Driver.\n',
    ],
    [['reset-password', 'nobody@charity.example'], 'There is no account with this email address.\n'],
  ])('refuses %j with a sentence', async (args, err) => {
    expect(await admin(args)).toEqual({ code: 1, out: '', err });
  });

  it.each([
    ['short', 'Password must be at least 12 characters long'],
    ['passwordpassword', 'This password is too easy to guess. Please choose another.'],
    ['long one '.repeat(30), 'Password must be at most 200 characters long'],
  ])('refuses %j as NEW_PASSWORD, and names it', async (password, sentence) => {
    const err = `NEW_PASSWORD cannot be used: ${sentence}\n`;
    expect(await admin(['create', 'a@b.example', '--role', 'Administrator'], password)).toEqual({
      code: 1,
      out: '',
      err,
    });
  });
});

describe('npm run admin', () => {
  it('prints help', async () => {
    expect(await admin(['--help'])).toEqual({ code: 0, out: ADMIN_HELP, err: '' });
  });

  it.each([
    [[]],
    [['create']],
    [['create', 'a@b.example']],
    [['list', 'x']],
    [['toString']],
    [['create', 'a@b.example', '--admin']],
    [['disable', 'a', 'b']],
  ])('does not understand %j, and says what it would', async (args) => {
    const { code, err } = await admin(args);
    expect(code).toBe(2);
    expect(err).toContain(ADMIN_HELP);
  });

  it('asks to wait while the owner accepts no commands yet', async () => {
    const store = await openStore(folder, deps);
    closing.push(store.close);
    await expect(runOnData(folder, deps)('people.list', null)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('backup and restore', () => {
  const terminal = () => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const bringBack: Terminal['restore'] = (file, options) => restore(file, folder, options);
    return { said, place: folder, run: runOnData(folder, deps), restore: bringBack, now, out: say, err: say };
  };
  const given = (...args: string[]) => ({ args, pathOf: (typed: string) => typed });

  it('restore accounts, from a backup made while the server runs', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'backup-'));
    closing.unshift(() => rm(outside, { recursive: true }));
    const file = join(outside, 'all.tar');
    const store = await serve();
    await admin(['create', 'aoife@charity.example', '--role', 'Administrator']);
    expect(await runBackup(terminal(), given(file))).toBe(0);
    await admin(['create', 'later@charity.example', '--role', 'Administrator']);
    const busy = terminal();
    await expect(runRestore(busy, given(file))).rejects.toThrow(/in use by process \d+/);
    await store.close();
    const restored = terminal();
    expect(await runRestore(restored, given(file))).toBe(0);
    expect(restored.said.join('')).toContain('What was there before is kept in');
    const { out } = await admin(['list']);
    expect(out).toContain('aoife@charity.example');
    expect(out).not.toContain('later@charity.example');
  });

  it('restore deleted people only with --with-erased', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'backup-'));
    closing.unshift(() => rm(outside, { recursive: true }));
    const file = join(outside, 'all.tar');
    await admin(['create', 'brid@charity.example', '--role', 'Administrator']);
    expect(await runBackup(terminal(), given(file))).toBe(0);
    const store = await openStore(folder, deps);
    const ids = [...store.data.people.all()].map(({ id }) => id);
    await store.change((draft) => ids.forEach((id) => void draft.people.remove(id)));
    await store.close();
    expect(await runRestore({ ...terminal(), now: () => new Date(now().getTime() + 1000) }, given(file))).toBe(0);
    expect((await admin(['list'])).out).not.toContain('brid@');
    expect(await runRestore(terminal(), given('--with-erased', file))).toBe(0);
    expect((await admin(['list'])).out).toContain('brid@charity.example');
  });

  it.each([
    ['a folder', () => folder, /^(\S+) is a folder\. Please name a file\.$/],
    ['behind a file', () => '/dev/null/all.tar', /leads through a file as if it were a folder/],
    ['with too long a name', () => join(folder, 'a'.repeat(300)), /is too long/],
  ])('say what is wrong with a path, and name it: %s', async (_, pathOf, sentence) => {
    for (const run of [runBackup, runRestore]) {
      const failed = await run(terminal(), given(pathOf())).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(Failure);
      expect(failed).toMatchObject({ message: expect.stringMatching(sentence) });
      expect(String(failed)).toContain(pathOf());
    }
  });

  it('say where a backup cannot be written, also while the server runs, which logs no error', async () => {
    const refusal = {
      message:
        'The backup was not made. There is no folder /proc/none, and it cannot be made. Please name another place.',
    };
    await expect(runBackup(terminal(), given('/proc/none/all.tar'))).rejects.toMatchObject(refusal);
    await serve();
    await expect(runBackup(terminal(), given('/proc/none/all.tar'))).rejects.toMatchObject(refusal);
    expect(logged).toEqual([]);
  });

  it('do not replace a file, and need an existing one', async () => {
    const file = join(folder, 'taken.tar');
    expect(await runBackup(terminal(), given(file))).toBe(0);
    expect(await runBackup(terminal(), given(file))).toBe(1);
    expect(await runRestore(terminal(), given(join(folder, 'none.tar')))).toBe(1);
    expect(await runBackup(terminal(), given())).toBe(2);
    expect(await runRestore(terminal(), given('a', 'b'))).toBe(2);
    expect(await runRestore(terminal(), given('--help'))).toBe(0);
  });
});
