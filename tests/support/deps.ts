import { tmpdir } from 'node:os';
import { createAdmission } from '#api/admission/admit-or-quarantine.ts';
import { openOutbox } from '#api/app/open-outbox.ts';
import { createAttempts } from '#api/attempts/attempts.ts';
import { createCounts } from '#api/attempts/counts.ts';
import { createSignInAttempts } from '#api/attempts/sign-in-attempts.ts';
import { createFailedSignIns } from '#api/audit/failed-sign-ins.ts';
import { createDiskSpace, type DiskSpace } from '#api/core/disk-space.ts';
import type { Log } from '#api/core/log.ts';
import { createPageTexts } from '#api/http/cache/page-texts.ts';
import type { Deps } from '#api/http/deps.ts';
import { createPendingUploads, unlimitedUploads } from '#api/http/pending-uploads.ts';
import { createReceivingBodies, type ReceivingBody } from '#api/http/receiving-bodies.ts';
import { type UploadAdmission, uploadAdmission } from '#api/http/upload-admission.ts';
import { createTokens } from '#api/identity/access-tokens.ts';
import { createDevices } from '#api/identity/devices.ts';
import { createInvitationLinks } from '#api/identity/invitation-links.ts';
import { createManageLinks } from '#api/identity/manage-links.ts';
import { createReplyAddresses } from '#api/identity/reply-addresses.ts';
import { createSealing } from '#api/identity/sealing.ts';
import { createIdentity } from '#api/identity/verify-provider-token.ts';
import { createWebhookSecrets } from '#api/identity/webhook-secrets.ts';
import { createMemoryImages } from '#api/images/memory-images.ts';
import { createWaitingQuota } from '#api/images/waiting-quota.ts';
import { createLive } from '#api/live/live.ts';
import type { MailParser } from '#api/mail/incoming/mail-parser.ts';
import type { Mail } from '#api/mail/mailer.ts';
import { createMemoryMailer } from '#api/mail/memory-mailer.ts';
import type { MarkdownRenderer, Outcome } from '#api/markdown/markdown-renderer.ts';
import { renderMarkdown } from '#api/markdown/render-markdown.ts';
import { createReadiness } from '#api/monitoring/readiness.ts';
import { createRecentErrors } from '#api/monitoring/recent-errors.ts';
import { watchMailer } from '#api/monitoring/watched-mailer.ts';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { notifyWebhooks } from '#api/webhooks/notify-webhooks.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { Role } from '#contract/roles.ts';
import { addPerson } from './people.ts';
import { plainPasswords } from './plain-passwords.ts';

/** A clock that stands still until it is told. */
export interface Clock {
  now: () => Date;
  set(time: string): void;
  advance(amount: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

export const createClock = (start = '2026-03-02T09:00:00.000Z'): Clock => {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    set(to) {
      time = Date.parse(to);
    },
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
};

/** Ids that are counted, and valid: 22 characters. */
export const countedIds = (prefix = 'id'): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${String(count).padStart(21 - prefix.length, '0')}`;
  };
};

const render = async (markdown: string): Promise<Outcome> => {
  const html = renderMarkdown(markdown);
  return html === null ? { refused: 'too-long' } : { html };
};
/** Without a thread, as only the tests of hostile texts need one. */
const inProcessMarkdown: MarkdownRenderer = { render, preview: render, close: async () => {} };

/** As above; loaded by the tests that read mails alone. */
const inProcessParser: MailParser = {
  parse: async (mail) => (await import('#api/mail/incoming/parse-mail.ts')).parseMail(mail),
  close: async () => {},
};

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A disk whose free space is not known. */
export const ampleSpace = (now: () => Date): DiskSpace =>
  createDiskSpace({ read: async () => null, reserveMb: undefined, now, log: silent });

/** Takes every file. */
export const everyUpload: UploadAdmission = uploadAdmission(
  { space: ampleSpace(() => new Date()), pendingUploads: unlimitedUploads },
  null,
);

/** Takes a body of any size. */
export const anyBody: ReceivingBody = { hold: () => {}, gaveWay: new Promise(() => {}), end: () => {} };

export type TestDeps = Deps & { clock: Clock; mails: Mail[] };

/** Everything the server touches, in memory: real limits and tokens, quick passwords, a clock and ids that are known. */
export const testDeps = (overrides: Partial<Deps> & { clock?: Clock } = {}): TestDeps => {
  const clock = overrides.clock ?? createClock();
  const now = overrides.now ?? clock.now;
  const newId = overrides.newId ?? countedIds();
  const { mailer: unwatched, sent } = createMemoryMailer();
  const { mailer, figures: mails } = watchMailer(unwatched, now);
  const store = overrides.store ?? createMemoryStore();
  notifyWebhooks(store, { now, newId });
  const live = createLive(store, 'test');
  const secret = Buffer.alloc(32, 7);
  const counts = createCounts(now);
  const space = overrides.space ?? ampleSpace(now);
  const stopping = new AbortController().signal;
  const errors = createRecentErrors(now);
  const links = { secret, publicUrl: 'http://localhost:3000' };
  const [manageLinks, invitationLinks] = [createManageLinks(links), createInvitationLinks(links)];
  const policy = {
    autoApprove: false,
    publicUrl: 'http://localhost:3000',
    tempDir: tmpdir(),
    picturesWaitMs: 8000,
    signIn: { microsoft: null, google: null },
    bounceSecret: null,
    smtp: { url: null, from: null },
    imapUrl: null,
    webhookNetworks: [],
  };
  const linking = { manageLinks, invitationLinks, replyAddresses: createReplyAddresses(secret) };
  const own = { store, mailer, markdown: inProcessMarkdown, ...linking, policy, log: silent };
  // The mailer of the answer, so that a test can break it.
  const parts = { ...own, ...overrides, now, newId };
  const attempts = overrides.attempts ?? createAttempts({ own: counts, shared: counts });
  return {
    store,
    live,
    images: createMemoryImages(),
    waitingPictures: createWaitingQuota(),
    loadReviewer: async () => createReviewer(),
    identity: createIdentity({ microsoft: null, google: null }, now),
    tokens: createTokens({ secret, issuer: 'http://localhost:3000', now, newId }),
    ...linking,
    webhookSecrets: createWebhookSecrets(secret),
    sealing: createSealing(secret),
    passwords: plainPasswords(),
    warnings: new Set(),
    admission: createAdmission({ now }),
    space,
    receivingBodies: createReceivingBodies({ now, log: silent }),
    pendingUploads: createPendingUploads({ store, sizeOf: async () => 0, now, log: silent }),
    passwordStrength: { adviceOn: async () => null },
    firstAccount: Promise.resolve(),
    attempts,
    devices: createDevices({ secret, now, newId, secure: false }),
    signInAttempts: createSignInAttempts({ attempts, own: counts }, () => 'let the owner in by mail'),
    failedSignIns: createFailedSignIns({ store, now, newId, log: silent }),
    mailer,
    mailParser: inProcessParser,
    outbox: openOutbox(parts, secret),
    markdown: inProcessMarkdown,
    pageTexts: createPageTexts(store),
    policy,
    monitoring: {
      readiness: createReadiness({ store, space, stopping, now }),
      errors,
      mails,
      backups: async () => ({ count: 0, newestAt: null, newestBytes: null, oldestAt: null }),
      metrics: null,
      about: { version: '0.0.0-test', node: '24.11.0', startedAt: now(), storeKind: 'files', storeFormat: 1 },
    },
    stopping,
    log: errors.watch(silent),
    ...overrides,
    now,
    newId,
    clock,
    mails: sent,
  };
};

/** The `Authorization` header of a new session of an account. */
export const signInPerson = async (deps: Deps, personId: string): Promise<{ authorization: string }> => {
  const session = {
    id: deps.newId(),
    personId,
    createdAt: deps.now().toISOString(),
    expiresAt: new Date(deps.now().getTime() + 12 * 3_600_000).toISOString(),
  };
  await deps.store.change((draft) => draft.sessions.put(session));
  const { accessToken } = await deps.tokens.sign({
    personId,
    sessionId: session.id,
    sessionEnds: new Date(session.expiresAt),
  });
  return { authorization: `Bearer ${accessToken}` };
};

/** The `Authorization` header of a person of the role, made for this call and signed in. */
export const signInAs = async (
  deps: Deps,
  role: Role = 'Administrator',
  details: Partial<StoredPerson> = {},
): Promise<{ authorization: string }> => signInPerson(deps, (await addPerson(deps, { role, ...details })).id);
