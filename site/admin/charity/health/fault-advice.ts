import { longDate } from '#contract/dublin.ts';
import { HEAP_SHARE_MAX, type HealthReport, RECOMMENDED_NODE } from '#contract/health/health.ts';
import { diskSize } from './figures.ts';

/** Advises on a part of the report; null if nothing is to be done. */
type Advice<Part extends keyof HealthReport> = (part: HealthReport[Part]) => string | null;

export const adviseBackups: Advice<'backups'> = ({ state, isSkipped }) => {
  if (isSkipped) return 'The latest one was left out: the disk has no room for it. Please free some space.';
  if (state === 'broken')
    return 'No backup was made for days. Look for backups among the errors below, and at the disk.';
  return state === 'look'
    ? 'One is due every day, and this one is late. Look for backups among the errors below.'
    : null;
};

export const adviseDisk: Advice<'disk'> = ({ state, refused, freeMb }) => {
  if (refused === 'growth') return 'Nothing new is stored. Please free some space now, or have the disk made larger.';
  if (refused === 'uploads') return 'No pictures are taken at the moment. Please free some space.';
  if (freeMb === null) return 'The system does not tell how full the disk is. Please look at it yourself now and then.';
  return state === 'look' ? 'It is filling up. Please free some space before pictures are refused.' : null;
};

const mailFaults: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server does not accept the user name or the password. Please check the settings for mail.',
  ECONNECTION: 'The mail server cannot be reached. Please check the settings for mail, or ask who runs it.',
  ECONNREFUSED: 'The mail server cannot be reached. Please check the settings for mail, or ask who runs it.',
  EDNS: 'There is no mail server of that name. Please check the settings for mail.',
  ENOTFOUND: 'There is no mail server of that name. Please check the settings for mail.',
  ESOCKET: 'The connection to the mail server broke. Please check the settings for mail, or ask who runs it.',
  EPROTOCOL: 'What answers there is no mail server. Please check server and port.',
  EABORT: 'The mail server did not answer in time. Please check server, port and encryption.',
  ETIMEDOUT: 'The mail server did not answer in time. Please ask who runs it.',
  ETLS: 'The mail server’s certificate is not accepted. Please ask who runs it.',
  EENVELOPE: 'The mail server refused one address. The others go out.',
  EMESSAGE: 'The mail server refused one mail. The others go out.',
  unavailable: 'The mail could not be kept as a file. Look at the disk.',
};

export const mailFault = (code: string): string =>
  mailFaults[code] ?? 'The mail was not sent. Please check the settings for mail, or ask who runs it.';

export const adviseMail: Advice<'mail'> = (mail) => {
  const { state, hasServer, givenUp, lastSentAt, lastFailedAt, lastFailure, mailboxFailingSince } = mail;
  if (state === 'good') return null;
  const isOver = lastFailedAt === null || (lastSentAt !== null && lastSentAt > lastFailedAt);
  if (state === 'look' && givenUp > 0 && isOver)
    return 'Some mails were given up. Please look at them, and tell the people in another way.';
  if (state === 'look' && mailboxFailingSince && isOver && hasServer)
    return 'The mailbox that answers come to cannot be read. Please press “Check now” under Settings, Advanced, Answers by email: it says why.';
  if (state === 'look' && !hasServer && !lastFailure)
    return 'No mail server is set up: mails are written to files and reach nobody. Please set one up under Settings, Advanced, Mail server.';
  return mailFault(lastFailure?.code ?? '');
};

export const adviseStore: Advice<'store'> = ({ state, canWrite, failedWrites, kind }) => {
  if (!canWrite)
    return kind === 'files'
      ? 'Nothing can be stored at the moment: the disk is full, read-only or broken. Reading goes on.'
      : 'Nothing can be stored at the moment: the database cannot be reached or written. Reading goes on.';
  if (failedWrites > 0) return 'Some changes could not be stored since the start. Look for the reason below.';
  return state === 'look' ? 'Changes wait longer than usual to be stored.' : null;
};

export const advisePictures: Advice<'pictures'> = ({ state }) =>
  state === 'good' ? null : 'Many pictures wait. Submissions are stored; their pictures follow.';

export const advisePortal: Advice<'portal'> = ({ heapShare, node, nodeUnsupportedSince }) =>
  [
    heapShare > HEAP_SHARE_MAX &&
      'Memory is nearly used up. Please start the server again at a quiet time, and tell us if it comes back.',
    nodeUnsupportedSince &&
      `Node.js ${node} has had no security updates since ${longDate(nodeUnsupportedSince)}. Please ask whoever looks after the server to install Node.js ${RECOMMENDED_NODE} and start it again.`,
  ]
    .filter(Boolean)
    .join(' ') || null;

export const reserveSentence = ({ reserveMb }: HealthReport['disk']): string =>
  reserveMb === 0
    ? 'No reserve is kept: the disk may be filled.'
    : `Uploads stop below ${diskSize(reserveMb)} free, everything that grows below ${diskSize(Math.floor(reserveMb / 2))}.`;
