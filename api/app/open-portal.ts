import type { IncomingMessage, ServerResponse } from 'node:http';
import { sweepSessions } from '../auth/sessions.ts';
import { noteAppeared } from '../blogs/list-published.ts';
import { keepFirstContainers } from '../containers/first-containers.ts';
import { createCommands } from '../control/commands.ts';
import { startControl } from '../control/server.ts';
import { describeError, type Log } from '../core/log.ts';
import { sendDigests } from '../digest/send-digests.ts';
import { resumeDonationPhotos } from '../donations/photo-slots.ts';
import type { Deps } from '../http/deps.ts';
import { readInTurn } from '../mailbox/read-mailbox.ts';
import type { PagesOptions } from '../pages/serve-pages.ts';
import { sweepInvitations } from '../people/accept-invitation.ts';
import { ensureFirstAdministrator } from '../people/first-administrator.ts';
import { sweepOrphans } from '../picture-attachments/sweep-orphans.ts';
import { applyRetention } from '../privacy/apply-retention.ts';
import { limitQuarantine } from '../quarantine/limit-size.ts';
import { resumeStopPhotos } from '../runs/stop-photo.ts';
import { backUpDaily } from '../store/backup/scheduled-backups.ts';
import { resumeTestimonialPictures } from '../testimonials/picture-slots.ts';
import { repeatAlerts } from '../urgent/alert-duty.ts';
import type { Env } from './env.ts';
import { createListener } from './http-server.ts';
import { type OpenDeps, openDeps } from './open-deps.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const APPEARING_NOTED_MS = 5000;

export interface Portal {
  deps: OpenDeps & Deps;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Null unless this start created the first administrator's account. */
  firstSignIn: { email: string; password: string } | null;
  /** Rejects if the password given for the first administrator cannot be used: the portal must not go on. */
  firstAccount: Promise<unknown>;
  /** Starts the daily backups once requests are served; resolves when a backup that was due is complete. */
  startBackups(): Promise<void>;
  close(): Promise<void>;
}

const repeat = (ms: number, work: () => Promise<unknown>, onFailed: (error: unknown) => void): NodeJS.Timeout =>
  setInterval(() => {
    work().catch(onFailed);
  }, ms).unref();

/** Checks hourly whether a backup is due, so that restarts do not delay it; stopping leaves no partial backup. */
const createBackups = (deps: OpenDeps, folder: string) => {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const backUpIfDue = () => {
    running = running.then(() => backUpDaily({ ...deps, onceADay: deps.shared.onceADay }, folder, ending.signal));
  };
  return {
    start() {
      backUpIfDue();
      timer = setInterval(backUpIfDue, HOUR_MS).unref();
      return running;
    },
    async end() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
};

/** Sweeps orphans only with a database; in a folder, only a start can tell which pictures are orphans. */
const cleanUp = (deps: OpenDeps) =>
  Promise.all([
    sweepSessions(deps),
    sweepInvitations(deps),
    applyRetention(deps),
    ...(deps.lock ? [] : [sweepOrphans(deps)]),
  ]);

const resumePictures = async (deps: OpenDeps) => {
  if (!(await deps.shared.holdDuty('pictures', (2 * HOUR_MS) / 1000))) return;
  const anHourAgo = new Date(deps.now().getTime() - HOUR_MS);
  void resumeDonationPhotos(deps, anHourAgo);
  void resumeStopPhotos(deps, anHourAgo);
  void resumeTestimonialPictures(deps, anHourAgo);
};

export const openPortal = async (env: Env, plainLog: Log, pages: PagesOptions, version: string): Promise<Portal> => {
  const opened = await openDeps(env, plainLog);
  const { log } = opened;
  try {
    const given = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
    const firstAdministrator = ensureFirstAdministrator(opened, given);
    const settled = firstAdministrator.then(
      () => undefined,
      () => undefined,
    );
    const stopContainers = await keepFirstContainers(opened);
    const deps = { ...opened, firstAccount: settled };
    // Estimating a given password takes a quarter of a second: visitors are answered meanwhile.
    const generated = env.ADMIN_PASSWORD ? null : await firstAdministrator;
    if (deps.lock) await sweepOrphans(deps);
    void resumeDonationPhotos(deps);
    void resumeStopPhotos(deps);
    void resumeTestimonialPictures(deps);
    const cleanUpOnce = () => deps.shared.onceADay('cleanup', () => cleanUp(deps));
    await cleanUpOnce();
    const sweep = async () => {
      if (!deps.lock) await resumePictures(deps);
      await cleanUpOnce();
    };
    const control =
      deps.lock &&
      (await startControl(createCommands({ ...deps, openSealing: async () => deps.sealing }, deps.other), log));
    if (control) deps.lock?.describe({ socket: control.socket });
    const stopLimiting = limitQuarantine(deps);
    deps.pendingUploads.countAll().catch((error: unknown) => log.error('uploads.count-failed', describeError(error)));
    deps.outbox.start();
    deps.webhookDelivery.start();
    const daily = repeat(deps.shared.askEveryMs, sweep, (error) => log.error('cleanup.failed', describeError(error)));
    const digests = repeat(
      MINUTE_MS,
      () => sendDigests(deps),
      (error) => log.error('digest.failed', describeError(error)),
    );
    const alerts = repeat(
      MINUTE_MS,
      () => repeatAlerts(deps),
      (error) => log.error('duty.alert-failed', describeError(error)),
    );
    const mailbox = repeat(MINUTE_MS, readInTurn(deps, deps.shared.holdDuty), (error) =>
      log.error('mailbox.look-failed', describeError(error)),
    );
    const appearing = repeat(
      APPEARING_NOTED_MS,
      () => noteAppeared(deps),
      (error) => log.warn('post.appearing-not-stored', describeError(error)),
    );
    const backups = createBackups(deps, env.DATA_DIR);
    return {
      deps,
      listener: createListener(deps, env, pages, version),
      firstSignIn: generated?.generatedPassword
        ? { email: generated.person.email, password: generated.generatedPassword }
        : null,
      firstAccount: firstAdministrator,
      startBackups: backups.start,
      async close() {
        clearInterval(daily);
        clearInterval(digests);
        clearInterval(alerts);
        clearInterval(mailbox);
        clearInterval(appearing);
        stopLimiting();
        stopContainers();
        await settled;
        await backups.end();
        await control?.close();
        await deps.close({ compact: true });
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
