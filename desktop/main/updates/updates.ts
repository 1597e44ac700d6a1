import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { UpdateState } from '../../bridge/shell-state.ts';
import type { Log } from '../log.ts';

const FIRST_AFTER_MS = 5000;
const EVERY_MS = 12 * 60 * 60_000;
const NOTES_MAX = 8000;

export type UpdateSource = Pick<AppUpdater, 'on' | 'checkForUpdates' | 'quitAndInstall' | 'logger'>;

interface UpdatesDeps {
  load(): Promise<UpdateSource>;
  show(state: UpdateState | null): void;
  setTimer(ms: number, work: () => void): () => void;
  log: Log;
}

const notesOf = ({ releaseNotes }: Pick<UpdateInfo, 'releaseNotes'>): string => {
  const notes = Array.isArray(releaseNotes)
    ? releaseNotes.map(({ version, note }) => `${version}\n${note ?? ''}`).join('\n\n')
    : (releaseNotes ?? '');
  return notes.slice(0, NOTES_MAX).trim();
};

/**
 * Looks five seconds after the start and twice a day, and installs when the person says so or the app ends. A failure is only
 * shown to a person who has asked.
 */
export const createUpdates = ({ load, show, setTimer, log }: UpdatesDeps) => {
  let state: UpdateState | null = null;
  let source: Promise<UpdateSource> | null = null;
  let isRequested = false;

  const set = (next: UpdateState | null) => {
    state = next;
    show(next);
  };
  const say = (step: 'checking' | 'newest' | 'failed' | 'elsewhere') => {
    if (isRequested) set({ step });
    else if (state && state.step !== 'ready') set(null);
  };
  const fail = (error: unknown) => {
    log.write('Looking for updates failed.', error);
    say('failed');
  };

  const listen = (updater: UpdateSource): UpdateSource => {
    updater.logger = null;
    let found = { version: '', notes: '' };
    updater.on('update-available', (info) => {
      found = { version: info.version, notes: notesOf(info) };
      set({ step: 'downloading', ...found, share: 0 });
    });
    updater.on('update-not-available', () => say('newest'));
    updater.on('download-progress', ({ percent }) => {
      const share = Math.round(percent) / 100;
      if (state?.step === 'downloading' && state.share !== share) set({ ...state, share });
    });
    updater.on('update-downloaded', (info) => {
      set({ step: 'ready', version: info.version, notes: notesOf(info) });
    });
    // What fails is answered by the calls; without a listener it would be thrown.
    updater.on('error', () => {});
    return updater;
  };

  const check = async (): Promise<void> => {
    if (state?.step === 'downloading' || state?.step === 'ready') return;
    say('checking');
    try {
      source ??= load().then(listen);
      const result = await (await source).checkForUpdates();
      if (!result) say('elsewhere');
      await result?.downloadPromise;
    } catch (error) {
      fail(error);
    }
  };
  const checkLater = (ms: number) => {
    setTimer(ms, () => {
      // Somebody who has just asked still reads the answer.
      if (state === null) isRequested = false;
      void check();
      checkLater(EVERY_MS);
    });
  };
  checkLater(FIRST_AFTER_MS);

  return {
    async ask(): Promise<void> {
      isRequested = true;
      await check();
    },
    /** Does nothing once a later step is shown. A download continues; what is ready is installed when the app ends. */
    putAway(step: UpdateState['step']): void {
      if (state?.step !== step) return;
      isRequested = false;
      if (step !== 'downloading') set(null);
    },
    async install(): Promise<void> {
      if (state?.step === 'ready') (await source)?.quitAndInstall();
    },
  };
};
export type Updates = ReturnType<typeof createUpdates>;
