import { longDate } from '#contract/dublin.ts';
import type { HealthReport } from '#contract/health/health.ts';
import { reserveSentence } from './fault-advice.ts';
import { counted, diskSize, duration, secondsBetween } from './figures.ts';

type Facts<Part extends keyof HealthReport, More extends unknown[] = []> = (
  part: HealthReport[Part],
  ...more: More
) => string[];

export const backupFigure = ({ newestAt }: HealthReport['backups'], at: string): string =>
  newestAt ? `${duration(secondsBetween(newestAt, at))} old` : 'None yet';

export const backupFacts: Facts<'backups', [(bytes: number) => string]> = (
  { count, newestBytes, oldestAt, isSkipped },
  sizeOf,
) => [
  ...(oldestAt
    ? [
        `${counted(count, 'daily backup')}${newestBytes === null ? '' : `, the newest ${sizeOf(newestBytes)} beside the pictures`}. The oldest is from ${longDate(oldestAt)}.`,
      ]
    : isSkipped
      ? []
      : ['The first one is made soon after the server was started.']),
  'They lie on this machine: copy the folder “backups” to another one, too.',
];

export const diskFacts: Facts<'disk'> = (disk) => {
  const { freeMb, totalMb } = disk;
  const used =
    freeMb === null || totalMb === null ? [] : [`${diskSize(totalMb - freeMb)} of ${diskSize(totalMb)} are in use.`];
  return [...used, reserveSentence(disk)];
};

const latest = (what: string, then: string | null, at: string): string[] =>
  then ? [`${what} ${duration(secondsBetween(then, at))} ago.`] : [];

export const mailFacts: Facts<'mail', [string]> = (mail, at) => {
  const { hasServer, waiting, givenUp, written, failed, lastSentAt, lastFailedAt, lastFailure, mailboxFailingSince } =
    mail;
  const code = lastFailure ? ` (${[lastFailure.code, lastFailure.reply].filter(Boolean).join(', ')})` : '';
  const times = [
    ...latest('The latest went out', lastSentAt, at),
    ...latest(`The latest failure${code} was`, lastFailedAt, at),
    ...latest('The mailbox for answers was last read', mailboxFailingSince, at),
  ];
  return [
    `${counted(waiting, 'mail waits', 'mails wait')}, ${givenUp.toLocaleString('en-IE')} given up. ${counted(failed, 'try', 'tries')} failed since the server was started.`,
    ...(times.length > 0 ? [times.join(' ')] : []),
    ...(hasServer
      ? []
      : [
          `Mails are written to files in the folder “outbox”, and sent to nobody: ${written.toLocaleString('en-IE')} since the server was started.`,
        ]),
  ];
};

const countedRecords: readonly (readonly [string, string, string?])[] = [
  ['donations', 'donation'],
  ['testimonials', 'testimonial'],
  ['posts', 'post'],
  ['people', 'account'],
];

export const storeFacts: Facts<'store'> = ({ records, secondsSinceWrite, waiting, kind }) => [
  `${countedRecords.map(([name, word]) => counted(records[name] ?? 0, word)).join(', ')}.`,
  secondsSinceWrite === null
    ? 'Nothing was written since the server was started.'
    : `Last written ${duration(secondsSinceWrite)} ago${waiting > 0 ? `; ${counted(waiting, 'change')} waiting` : ''}.`,
  kind === 'files' ? 'JSON files on this machine, one process.' : 'PostgreSQL, which several processes may share.',
];

export const pictureFacts: Facts<'pictures'> = ({ running }) => [
  running === 0 ? 'None is being worked on.' : `${counted(running, 'picture')} being worked on.`,
];

export const portalFacts: Facts<'portal', [number, string]> = ({ node, startedAt, memoryMb }, format, at) => [
  `Running for ${duration(secondsBetween(startedAt, at))}, on Node ${node}.`,
  `${memoryMb} MB of memory. Data format ${format}.`,
];
