import { HEAP_SHARE_MAX, type HealthReport, type HealthState } from '#contract/health/health.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import type { MailFigures } from '../monitoring/watched-mailer.ts';
import type { BackupFigures } from '../store/backup/backup-figures.ts';
import type { StoreFigures } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const BACKUP_LATE_MS = 27 * HOUR_MS;
const BACKUP_MISSING_MS = 72 * HOUR_MS;
const FIRST_BACKUP_WITHIN_MS = HOUR_MS;

export const judgeBackups = (
  { newestAt }: Pick<BackupFigures, 'newestAt'>,
  { isSkipped, startedAt, now }: { isSkipped: boolean; startedAt: Date; now: Date },
): HealthState => {
  const age = now.getTime() - (newestAt ?? startedAt).getTime();
  if (age > BACKUP_MISSING_MS) return 'broken';
  return isSkipped || age > (newestAt ? BACKUP_LATE_MS : FIRST_BACKUP_WITHIN_MS) ? 'look' : 'good';
};

const ROOM_FACTOR = 2;

export const judgeDisk = ({
  refused,
  freeMb,
  reserveMb,
}: Pick<ReturnType<DiskSpace['state']>, 'refused' | 'freeMb' | 'reserveMb'>): HealthState => {
  if (refused === 'growth') return 'broken';
  return refused === 'uploads' || freeMb === null || freeMb < reserveMb * ROOM_FACTOR ? 'look' : 'good';
};

/** Failures of one mail's address or text; any other stops all mail. */
const ONE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

export const judgeMail = (
  { lastSentAt, lastFailedAt, lastFailure }: MailFigures,
  { hasServer, givenUp, isMailboxSilent }: { hasServer: boolean; givenUp: number; isMailboxSilent: boolean },
): HealthState => {
  const failedLast = lastFailedAt !== null && (lastSentAt === null || lastFailedAt >= lastSentAt);
  if (failedLast) return lastFailure && ONE_MAIL.has(lastFailure.code) ? 'look' : 'broken';
  return hasServer && givenUp === 0 && !isMailboxSilent ? 'good' : 'look';
};

const CHANGES_WAITING_MAX = 1000;

export const judgeStore = (
  { waiting, failedWrites }: Pick<StoreFigures, 'waiting' | 'failedWrites'>,
  canWrite: boolean,
): HealthState => {
  if (!canWrite) return 'broken';
  return waiting > CHANGES_WAITING_MAX || failedWrites > 0 ? 'look' : 'good';
};

const PICTURES_WAITING_MAX = 100;

export const judgePictures = ({ waiting }: { waiting: number }): HealthState =>
  waiting > PICTURES_WAITING_MAX ? 'look' : 'good';

export const judgePortal = ({
  heapShare,
  nodeUnsupportedSince,
}: Pick<HealthReport['portal'], 'heapShare' | 'nodeUnsupportedSince'>): HealthState =>
  heapShare > HEAP_SHARE_MAX || nodeUnsupportedSince ? 'look' : 'good';
