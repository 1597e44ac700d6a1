import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_BEAT_MS } from '#contract/live.ts';
import { admitAll, createAdmission } from '../admission/admit-or-quarantine.ts';
import { countRecentSubmissions } from '../admission/recent-submissions.ts';
import { createFailedSignIns } from '../audit/failed-sign-ins.ts';
import { createDiskSpace } from '../core/disk-space.ts';
import type { Log } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import { readDisk } from '../core/read-disk.ts';
import type { Deps, Policy } from '../http/deps.ts';
import { createPendingUploads, unlimitedUploads } from '../http/pending-uploads.ts';
import { createRateLimiter, unlimited } from '../http/rate-limits.ts';
import { inThisProcess } from '../http/shared-limits.ts';
import { createTokens } from '../identity/access-tokens.ts';
import { createDevices } from '../identity/devices.ts';
import { createInvitationLinks } from '../identity/invitation-links.ts';
import { createManageLinks } from '../identity/manage-links.ts';
import { createPasswordAttempts, unlimitedAttempts } from '../identity/password-attempts.ts';
import { createPasswordStrength } from '../identity/password-strength.ts';
import { createPasswords } from '../identity/passwords.ts';
import { createIdentity } from '../identity/verify-provider-token.ts';
import { createWaitingQuota, unlimitedWaiting } from '../images/waiting-quota.ts';
import { createLive } from '../live/live.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createMarkdownRenderer } from '../markdown/markdown-renderer.ts';
import { startThread } from '../markdown/start-thread.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { countRefusals } from '../watching/count-refusals.ts';
import { openMetrics } from '../watching/metrics.ts';
import { createRecentErrors } from '../watching/recent-errors.ts';
import { watchMailer } from '../watching/watched-mailer.ts';
import { createWatching } from './create-watching.ts';
import type { Env } from './env.ts';
import { openFolder } from './open-folder.ts';
import { openOutbox } from './open-outbox.ts';
import { openSharedState } from './open-shared-state.ts';
import { providersOf, signInOptionsOf } from './provider-settings.ts';
import type { SharedState } from './shared-state.ts';
import type { Storage } from './storage.ts';

const ISSUER = 'charity-portal';
const PICTURES_WAIT_MS = 8000;
/** How long after a process was killed another one begins to send mails. */
const OUTBOX_SECONDS = 60;
const MARKDOWN = { start: startThread, timeoutMs: 1200, idleMs: 30_000 } as const;
const MAIL_FROM = 'charity-portal@localhost';

const policyOf = (env: Env, tempDir: string): Policy => ({
  autoApprove: env.AUTO_APPROVE,
  publicUrl: env.PUBLIC_URL,
  tempDir,
  picturesWaitMs: PICTURES_WAIT_MS,
  signIn: signInOptionsOf(providersOf(env)),
  bounceSecret: env.MAIL_BOUNCE_SECRET ?? null,
});

const createReviewerLoader = () => {
  let loaded: Promise<Reviewer> | undefined;
  return () => {
    loaded ??= import('../review/automatic-reviewer.ts').then(({ createReviewer }) => createReviewer());
    return loaded;
  };
};

export interface OpenDeps extends Deps, Pick<Storage, 'lock' | 'other' | 'compact'> {
  store: Storage['store'];
  shared: Pick<SharedState, 'holdDuty' | 'onceADay' | 'askEveryMs'>;
  /** From now on this process says that it is not ready. */
  announceStop(): void;
  /** Tells everything that waits for background work to end. */
  stop(): void;
  /** Finishes pending writes and releases the data folder or the database; with `compact`, the JSON files then hold every record. */
  close(options?: { compact?: boolean }): Promise<void>;
}

/** The client library of the database is loaded only where there is one. */
const openStorage = async (env: Env, parts: Parameters<typeof openFolder>[1]): Promise<Storage> => {
  if (!env.DATABASE_URL) return openFolder(env, parts);
  const { openDatabase } = await import('./open-database.ts');
  return openDatabase(env.DATABASE_URL, { dataDir: env.DATA_DIR, log: parts.log, afterErasureMs: env.ERASE_AFTER_MS });
};

/** Opens everything that the server depends on. @throws Error with a readable message if the data cannot be used. */
export const openDeps = async (env: Env, plainLog: Log): Promise<OpenDeps> => {
  const now = () => new Date();
  const errors = createRecentErrors(now);
  const log = errors.watch(plainLog);
  const passwordStrength = createPasswordStrength(log);
  if (env.ADMIN_PASSWORD && !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'people.json')))
    passwordStrength.prepare();
  const metrics = env.METRICS_TOKEN ? await openMetrics(env.METRICS_TOKEN, log) : null;
  const read = () => readDisk(env.DATA_DIR);
  const space = createDiskSpace({ read, reserveMb: env.DISK_RESERVE_MB, now, log });
  const hasRoom = (bytes: number) => space.hasRoom(bytes, 0);
  const storage = await openStorage(env, { log, now, hasRoom });
  const { store, images, sizeOf } = storage;
  await space.measure();
  const secret = env.JWT_SECRET ? new TextEncoder().encode(env.JWT_SECRET) : await storage.readSecret();
  const from = env.MAIL_FROM ?? MAIL_FROM;
  const live = createLive(store, newId());
  const leaving = new AbortController();
  const stopping = new AbortController();
  // Every picture that waits listens to it.
  setMaxListeners(0, stopping.signal);
  const markdown = createMarkdownRenderer({ ...MARKDOWN, log });
  const beats = setInterval(() => {
    live.beat();
    void space.measure();
  }, LIVE_BEAT_MS).unref();
  const own = env.RATE_LIMITS ? createRateLimiter(now) : unlimited;
  const { own: limits, watchShared, refusals } = countRefusals(own);
  const unwatched = env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from })
    : createOutboxMailer({ folder: join(env.DATA_DIR, 'outbox'), from, space });
  const { mailer, figures: mails } = watchMailer(unwatched, now);
  const shared = await openSharedState(storage, { secret, own, now, log });
  const sharedLimits = env.RATE_LIMITS ? watchShared(shared.limits) : inThisProcess(unlimited);
  const passwordAttempts = env.RATE_LIMITS ? createPasswordAttempts(sharedLimits, now) : unlimitedAttempts;
  const failedSignIns = createFailedSignIns({ store, now, newId, log });
  const policy = policyOf(env, storage.tempDir);
  const linkOptions = { secret, publicUrl: env.PUBLIC_URL };
  const [manageLinks, invitationLinks] = [createManageLinks(linkOptions), createInvitationLinks(linkOptions)];
  const outboxParts = { store, mailer, markdown, manageLinks, invitationLinks, policy, now, newId, log };
  const outbox = openOutbox(outboxParts, secret, () => shared.holdDuty('outbox', OUTBOX_SECONDS));
  return {
    store,
    lock: storage.lock,
    other: storage.other,
    compact: () => storage.compact(),
    live,
    images,
    waitingPictures: env.RATE_LIMITS ? createWaitingQuota() : unlimitedWaiting,
    loadReviewer: createReviewerLoader(),
    identity: createIdentity(providersOf(env), now),
    tokens: createTokens({ secret, issuer: ISSUER, now, newId }),
    manageLinks,
    invitationLinks,
    passwords: createPasswords(),
    admission: (env.RATE_LIMITS ? createAdmission : admitAll)({
      now,
      key: createHmac('sha256', secret).update('submission proofs').digest(),
      before: countRecentSubmissions(store, now()),
      others: shared.others,
    }),
    warnings: new Set(),
    space,
    pendingUploads: env.RATE_LIMITS ? createPendingUploads({ store, sizeOf, now, log }) : unlimitedUploads,
    passwordStrength,
    limits,
    sharedLimits,
    shared,
    devices: createDevices({ secret, now, newId, secure: env.PUBLIC_URL.startsWith('https:') }),
    passwordAttempts,
    failedSignIns,
    mailer,
    outbox,
    watching: createWatching({
      ...{ store, images, space, errors, metrics, mails, refusals, now },
      stopping: leaving.signal,
      storeKind: storage.database ? 'database' : 'files',
      dataDir: env.DATA_DIR,
    }),
    markdown,
    policy,
    stopping: stopping.signal,
    now,
    newId,
    log,
    announceStop: () => leaving.abort(),
    stop: () => stopping.abort(),
    async close(options) {
      stopping.abort();
      clearInterval(beats);
      live.close();
      await outbox.close();
      await shared.close();
      await markdown.close();
      passwordAttempts.close();
      await failedSignIns.flush();
      await storage.close(options);
    },
  };
};
