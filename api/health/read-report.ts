import { getHeapStatistics } from 'node:v8';
import type { HealthReport } from '#contract/health/health.ts';
import type { Deps } from '../http/deps.ts';
import { FAILING_MS } from '../mailbox/position.ts';
import { failingSince } from '../mailbox/settings.ts';
import { unsupportedSince } from '../monitoring/node-releases.ts';
import { eachCollection } from '../store/definitions.ts';
import { judgeBackups, judgeDisk, judgeMail, judgePictures, judgePortal, judgeStore } from './judge.ts';

const MB = 1024 * 1024;

type HealthDeps = Pick<Deps, 'store' | 'sealing' | 'policy' | 'images' | 'space' | 'mailer' | 'monitoring' | 'now'>;

const timeOf = (date: Date | null) => date?.toISOString() ?? null;

const readBackups = async ({ monitoring, space, now }: HealthDeps): Promise<HealthReport['backups']> => {
  const { count, newestAt, newestBytes, oldestAt } = await monitoring.backups();
  const isSkipped = space.state().backupSkipped;
  const state = judgeBackups({ newestAt }, { isSkipped, startedAt: monitoring.about.startedAt, now: now() });
  return { state, count, newestAt: timeOf(newestAt), newestBytes, oldestAt: timeOf(oldestAt), isSkipped };
};

const readMail = (deps: HealthDeps): HealthReport['mail'] => {
  const { monitoring, mailer, now } = deps;
  const { data } = deps.store;
  const figures = monitoring.mails();
  const mailboxFailingSince = failingSince(deps);
  const isMailboxSilent =
    mailboxFailingSince !== null && now().getTime() - Date.parse(mailboxFailingSince) >= FAILING_MS;
  const outbox = { hasServer: mailer.mailServer, givenUp: data.mails.count('state', 'failed') };
  return {
    state: judgeMail(figures, { ...outbox, isMailboxSilent }),
    ...outbox,
    mailboxFailingSince,
    waiting: data.mails.count('state', 'waiting'),
    sent: figures.sent,
    written: figures.written,
    failed: figures.failed,
    lastSentAt: timeOf(figures.lastSentAt),
    lastFailedAt: timeOf(figures.lastFailedAt),
    lastFailure: figures.lastFailure,
  };
};

const readStore = async ({ store, monitoring }: HealthDeps): Promise<HealthReport['store']> => {
  const canWrite = await monitoring.readiness.check().then(
    () => true,
    () => false,
  );
  const { waiting, failedWrites, secondsSinceWrite, journal } = store.watch.figures();
  return {
    state: judgeStore({ waiting, failedWrites }, canWrite),
    canWrite,
    records: eachCollection((name) => store.data[name].size),
    secondsSinceWrite,
    failedWrites,
    waiting,
    journalBytes: journal?.bytes ?? null,
    kind: monitoring.about.storeKind,
    format: monitoring.about.storeFormat,
  };
};

const readPortal = ({ monitoring: { about }, now }: HealthDeps): HealthReport['portal'] => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const heapShare = used / limit;
  const nodeUnsupportedSince = unsupportedSince(about.node, now());
  return {
    state: judgePortal({ heapShare, nodeUnsupportedSince }),
    version: about.version,
    node: about.node,
    nodeUnsupportedSince,
    startedAt: about.startedAt.toISOString(),
    memoryMb: Math.round(process.memoryUsage.rss() / MB),
    heapShare,
  };
};

export const readReport = async (deps: HealthDeps): Promise<HealthReport> => {
  const { space, images, monitoring, now } = deps;
  const [backups, store] = [await readBackups(deps), await readStore(deps)];
  const { backupSkipped, ...disk } = space.state();
  const queue = images.queue();
  return {
    at: now().toISOString(),
    backups,
    disk: { state: judgeDisk(disk), ...disk },
    mail: readMail(deps),
    store,
    pictures: { state: judgePictures(queue), ...queue },
    portal: readPortal(deps),
    errors: monitoring.errors.list().map(({ firstAt, lastAt, ...error }) => ({
      ...error,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
};
