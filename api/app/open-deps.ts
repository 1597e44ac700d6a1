import { setMaxListeners } from 'node:events';
import { LIVE_BEAT_MS } from '#contract/live/live.ts';
import { createFailedSignIns } from '../audit/failed-sign-ins.ts';
import { createDiskSpace } from '../core/disk-space.ts';
import type { Log } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import { readDisk } from '../core/read-disk.ts';
import { createPageTexts } from '../http/cache/page-texts.ts';
import type { Deps, Policy } from '../http/deps.ts';
import { createTokens } from '../identity/access-tokens.ts';
import { createDevices } from '../identity/devices.ts';
import { createInvitationLinks } from '../identity/invitation-links.ts';
import { createManageLinks } from '../identity/manage-links.ts';
import { createPasswordStrength } from '../identity/password-strength.ts';
import { createPasswords } from '../identity/passwords.ts';
import { createReplyAddresses } from '../identity/reply-addresses.ts';
import { createSealing } from '../identity/sealing.ts';
import { createIdentity } from '../identity/verify-provider-token.ts';
import { createWebhookSecrets } from '../identity/webhook-secrets.ts';
import { createLive } from '../live/live.ts';
import { createMailParser } from '../mail/incoming/mail-parser.ts';
import { createMarkdownRenderer, startRenderingProcess } from '../markdown/markdown-renderer.ts';
import { openMetrics } from '../monitoring/metrics.ts';
import { createRecentErrors } from '../monitoring/recent-errors.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { createWebhookDelivery } from '../webhooks/deliver.ts';
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts';
import { createMonitoring } from './create-monitoring.ts';
import type { Env } from './env.ts';
import { openFolder } from './open-folder.ts';
import { openLimits } from './open-limits.ts';
import { openMailer } from './open-mailer.ts';
import { openOutbox } from './open-outbox.ts';
import { providersOf, signInOptionsOf } from './provider-settings.ts';
import type { SharedState } from './shared-state.ts';
import type { Storage } from './storage.ts';

const ISSUER = 'charity-portal';
/** Seconds after a process was killed before another one begins to send mail. */
const OUTBOX_SECONDS = 60;
const MARKDOWN = { start: startRenderingProcess, timeoutMs: 1200, idleMs: 30_000 } as const;

const policyOf = (env: Env, tempDir: string): Policy => ({
  autoApprove: env.AUTO_APPROVE,
  publicUrl: env.PUBLIC_URL,
  tempDir,
  picturesWaitMs: env.PICTURES_WAIT_MS,
  signIn: signInOptionsOf(providersOf(env)),
  bounceSecret: env.MAIL_BOUNCE_SECRET ?? null,
  smtp: { url: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null },
  imapUrl: env.IMAP_URL ?? null,
  webhookNetworks: env.WEBHOOK_NETWORKS,
});

const createReviewerLoader = () => {
  let loaded: Promise<Reviewer> | undefined;
  return () => {
    loaded ??= import('../review/automatic-reviewer.ts').then(({ createReviewer }) => createReviewer());
    return loaded;
  };
};

export interface OpenDeps extends Omit<Deps, 'firstAccount'>, Pick<Storage, 'lock' | 'other' | 'compact'> {
  store: Storage['store'];
  shared: Pick<SharedState, 'holdDuty' | 'onceADay' | 'askEveryMs'>;
  webhookDelivery: ReturnType<typeof createWebhookDelivery>;
  /** Makes the readiness check fail from now on. */
  announceStop(): void;
  stop(): void;
  /**
   * Finishes pending writes and releases the data folder or the database; `compact` also writes every record into the JSON
   * files.
   */
  close(options?: { compact?: boolean }): Promise<void>;
}

const openStorage = async (env: Env, parts: Parameters<typeof openFolder>[1]): Promise<Storage> => {
  if (!env.DATABASE_URL) return openFolder(env, parts);
  const { openDatabase } = await import('./open-database.ts');
  return openDatabase(env.DATABASE_URL, { dataDir: env.DATA_DIR, log: parts.log, afterErasureMs: env.ERASE_AFTER_MS });
};

export const openDeps = async (env: Env, plainLog: Log): Promise<OpenDeps> => {
  const now = () => new Date();
  const errors = createRecentErrors(now);
  const log = errors.watch(plainLog);
  const passwordStrength = createPasswordStrength(log);
  const metrics = env.METRICS_TOKEN ? await openMetrics(env.METRICS_TOKEN, log) : null;
  const read = () => readDisk(env.DATA_DIR);
  const space = createDiskSpace({ read, reserveMb: env.DISK_RESERVE_MB, now, log });
  const hasRoom = (bytes: number) => space.hasRoom(bytes, 0);
  const storage = await openStorage(env, { log, now, hasRoom });
  const { store, images } = storage;
  notifyWebhooks(store, { now, newId });
  await space.measure();
  const secret = env.JWT_SECRET ? new TextEncoder().encode(env.JWT_SECRET) : await storage.readSecret();
  const live = createLive(store, newId());
  const leaving = new AbortController();
  const stopping = new AbortController();
  // Every picture that waits listens to it.
  setMaxListeners(0, stopping.signal);
  const mailParser = createMailParser();
  const markdown = createMarkdownRenderer({ ...MARKDOWN, log });
  const beats = setInterval(() => {
    live.beat();
    void space.measure();
  }, LIVE_BEAT_MS).unref();
  const policy = policyOf(env, storage.tempDir);
  const sealing = createSealing(secret);
  const { mailer, figures: mails } = openMailer({ store, sealing, policy, space, now, dataDir: env.DATA_DIR });
  const { shared, limiting } = await openLimits(env, storage, { secret, mailer, now, log });
  const failedSignIns = createFailedSignIns({ store, now, newId, log });
  const linkOptions = { secret, publicUrl: env.PUBLIC_URL };
  const [manageLinks, invitationLinks] = [createManageLinks(linkOptions), createInvitationLinks(linkOptions)];
  const replyAddresses = createReplyAddresses(secret);
  const linking = { manageLinks, invitationLinks, replyAddresses };
  const outboxParts = { store, mailer, markdown, ...linking, policy, now, newId, log };
  const outbox = openOutbox(outboxParts, secret, () => shared.holdDuty('outbox', OUTBOX_SECONDS));
  const webhookSecrets = createWebhookSecrets(secret);
  const webhookDelivery = createWebhookDelivery({
    ...{ store, secrets: webhookSecrets, stopping: stopping.signal, now, log },
    loadPost: async () => (await import('../webhooks/post-to-receiver.ts')).createPost(policy.webhookNetworks),
    turn: () => shared.holdDuty('webhooks', OUTBOX_SECONDS),
  });
  return {
    store,
    lock: storage.lock,
    other: storage.other,
    compact: () => storage.compact(),
    live,
    images,
    loadReviewer: createReviewerLoader(),
    identity: createIdentity(providersOf(env), now),
    tokens: createTokens({ secret, issuer: ISSUER, now, newId }),
    ...linking,
    webhookSecrets,
    sealing,
    passwords: createPasswords(),
    warnings: new Set(),
    space,
    passwordStrength,
    ...limiting,
    shared,
    devices: createDevices({ secret, now, newId, secure: env.PUBLIC_URL.startsWith('https:') }),
    failedSignIns,
    mailer,
    mailParser,
    outbox,
    webhookDelivery,
    monitoring: createMonitoring({
      ...{ store, images, space, errors, metrics, mails, refusals: limiting.attempts.refusals, now },
      stopping: leaving.signal,
      storeKind: storage.database ? 'database' : 'files',
      dataDir: env.DATA_DIR,
    }),
    markdown,
    pageTexts: createPageTexts(store),
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
      await Promise.all([outbox.close(), webhookDelivery.close()]);
      await shared.close();
      await Promise.all([markdown.close(), mailParser.close()]);
      limiting.signInAttempts.close();
      await failedSignIns.flush();
      await storage.close(options);
    },
  };
};
