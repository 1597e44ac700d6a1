import { dateAndTime } from '#contract/dublin.ts';
import type { HealthReport } from '#contract/health/health.ts';
import { backupFacts, backupFigure, diskFacts, mailFacts, pictureFacts, portalFacts, storeFacts } from './facts.ts';
import { adviseBackups, adviseDisk, adviseMail, advisePictures, advisePortal, adviseStore } from './fault-advice.ts';
import { fileSize } from './file-size.ts';
import { wordsOf } from './problem-words.ts';

const part = (name: string, state: string, advice: string | null, facts: readonly string[]): string =>
  [`${name}: ${state}`, ...(advice ? [advice] : []), ...facts].map((line, at) => (at ? `  ${line}` : line)).join('\n');

const problem = (error: HealthReport['errors'][number]): string => {
  const { event, pattern, kind, code, where, requestId, count, lastAt } = error;
  const details = [pattern, kind, code, where, requestId].filter(Boolean).join(' · ');
  return `${dateAndTime(lastAt)}  ${count}x  ${event} (${wordsOf(event).title})${details && `\n  ${details}`}`;
};

/** Writes the report as plain text for whoever helps, without names or addresses. */
export const reportText = (report: HealthReport): string => {
  const { at, backups, disk, mail, store, pictures, portal, errors } = report;
  return [
    `Charity portal ${portal.version}, ${dateAndTime(at)}`,
    part('Backups', backups.state, adviseBackups(backups), [
      backupFigure(backups, at),
      ...backupFacts(backups, fileSize),
    ]),
    part('Disk', disk.state, adviseDisk(disk), diskFacts(disk)),
    part('Mail', mail.state, adviseMail(mail), mailFacts(mail, at)),
    part('Store', store.state, adviseStore(store), storeFacts(store)),
    part('Pictures', pictures.state, advisePictures(pictures), pictureFacts(pictures)),
    part('Version', portal.state, advisePortal(portal), portalFacts(portal, store.format, at)),
    errors.length === 0 ? 'No errors since the start.' : `Last errors\n${errors.map(problem).join('\n')}`,
    '',
  ].join('\n\n');
};
