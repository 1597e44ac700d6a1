import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { UpdateState } from '../../../desktop/bridge/shell-state.ts';
import { createUpdates, type UpdateSource } from '../../../desktop/main/updates/updates.ts';

type Answer = Awaited<ReturnType<UpdateSource['checkForUpdates']>>;

/** Updates from a source that a test plays, with what was shown and the timers that were set. */
const start = () => {
  const source = new EventEmitter();
  const timers: { ms: number; work: () => void }[] = [];
  const shown: (UpdateState | null)[] = [];
  const logged: string[] = [];
  const state = { installs: 0, checks: 0, answer: async (): Promise<Answer> => null };
  const found = Object.assign(source, {
    logger: null,
    quitAndInstall: () => {
      state.installs += 1;
    },
    checkForUpdates: () => {
      state.checks += 1;
      return state.answer();
    },
  }) as unknown as UpdateSource;
  const updates = createUpdates({
    load: async () => found,
    show: (next) => shown.push(next),
    setTimer(ms, work) {
      timers.push({ ms, work });
      return () => {};
    },
    log: { path: '', write: (message) => logged.push(message) },
  });
  const download = async () => {
    source.emit('update-available', { version: '2.0.0', releaseNotes: 'Better.' });
    for (const percent of [0.2, 50, 50.2]) source.emit('download-progress', { percent });
    source.emit('update-downloaded', { version: '2.0.0', releaseNotes: 'Better.' });
    return { downloadPromise: Promise.resolve([]) } as unknown as Answer;
  };
  const runTimer = async () => {
    timers.shift()?.work();
    await new Promise((later) => setImmediate(later));
  };
  return { source, timers, shown, logged, state, updates, download, runTimer };
};

describe('updates', () => {
  it('are looked for five seconds after the start and twice a day; what fails then is only logged', async () => {
    const { timers, shown, logged, state, runTimer } = start();
    state.answer = async () => {
      throw new Error('no network');
    };
    expect(timers.map(({ ms }) => ms)).toEqual([5000]);
    await runTimer();
    expect(timers.map(({ ms }) => ms)).toEqual([12 * 60 * 60_000]);
    await runTimer();
    expect(state.checks).toBe(2);
    expect(shown).toEqual([]);
    expect(logged).toEqual(Array(2).fill('Looking for updates failed.'));
  });
  it('are downloaded with progress, and installed only when somebody says so', async () => {
    const { shown, state, updates, download, runTimer } = start();
    state.answer = download;
    await runTimer();
    const version = { version: '2.0.0', notes: 'Better.' };
    expect(shown).toEqual([
      { step: 'downloading', ...version, share: 0 },
      { step: 'downloading', ...version, share: 0.5 },
      { step: 'ready', ...version },
    ]);
    expect(state.installs).toBe(0);
    await updates.ask();
    expect(state.checks).toBe(1);
    updates.putAway('ready');
    expect(shown.at(-1)).toBeNull();
    await updates.ask();
    expect(shown.at(-1)).toEqual({ step: 'ready', ...version });
    await updates.install();
    expect(state.installs).toBe(1);
  });
  it('say every result to a person who asks, also that this copy is not updated here', async () => {
    const { source, shown, state, updates } = start();
    await updates.ask();
    state.answer = async () => {
      source.emit('update-not-available', {});
      return { downloadPromise: null } as unknown as Answer;
    };
    await updates.ask();
    state.answer = async () => {
      throw new Error('404');
    };
    await updates.ask();
    expect(shown.map((state) => state?.step)).toEqual([
      ...['checking', 'elsewhere', 'checking', 'newest', 'checking', 'failed'],
    ]);
  });
  it('answer a person also when the time for the app’s own look has come meanwhile', async () => {
    const { source, shown, state, updates, runTimer } = start();
    const newest = () => {
      source.emit('update-not-available', {});
      return { downloadPromise: null } as unknown as Answer;
    };
    let answer = () => {};
    // As electron-updater does: whoever asks while a look is under way gets the same one.
    const underWay = new Promise<Answer>((resolve) => {
      answer = () => resolve(newest());
    });
    state.answer = () => underWay;
    const asked = updates.ask();
    await new Promise((later) => setImmediate(later));
    await runTimer();
    answer();
    await asked;
    expect(shown.at(-1)).toEqual({ step: 'newest' });
    // Read and put away, later looks are the app's own again.
    updates.putAway('newest');
    expect(shown.at(-1)).toBeNull();
    const before = shown.length;
    state.answer = async () => newest();
    await runTimer();
    expect(shown).toHaveLength(before);
  });
  it('answer who asks again, although what they read before is put away only then', async () => {
    const { source, shown, state, updates } = start();
    state.answer = async () => {
      throw new Error('404');
    };
    await updates.ask();
    expect(shown.at(-1)).toEqual({ step: 'failed' });
    state.answer = async () => {
      source.emit('update-not-available', {});
      return { downloadPromise: null } as unknown as Answer;
    };
    const asked = updates.ask();
    // The message of the window that was closed arrives after the menu has been clicked.
    updates.putAway('failed');
    await asked;
    expect(shown.at(-1)).toEqual({ step: 'newest' });
  });
  it('that fail during the download are not shown as one that goes on', async () => {
    const { source, shown, state, updates, runTimer } = start();
    state.answer = async () => {
      source.emit('update-available', { version: '2.0.0', releaseNotes: null });
      return { downloadPromise: Promise.reject(new Error('sha512 checksum mismatch')) } as unknown as Answer;
    };
    await runTimer();
    expect(shown.at(-1)).toBeNull();
    await updates.install();
    expect(state.installs).toBe(0);
  });
});
