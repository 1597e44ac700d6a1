import type { AuditEntry } from '#contract/audit/audit.ts';
import type { IconName } from '../../ui/icon-names.ts';
import type { Activity, Told } from './activity.ts';
import { mail, run, token, webhook } from './operation-labels.ts';
import { privacy } from './privacy-labels.ts';

const testimonial = ({ action }: AuditEntry): Told =>
  ({
    approved: { icon: 'badge-check', tone: 'ok', text: 'A testimonial was approved' },
    rejected: { icon: 'circle-x', tone: 'bad', text: 'A testimonial was rejected' },
    'helplines shown': { icon: 'heart-handshake', tone: 'info', text: 'The helplines were put below a testimonial' },
    'helplines removed': {
      icon: 'heart-handshake',
      tone: 'info',
      text: 'The helplines below a testimonial were taken away',
    },
    'taken down': { icon: 'circle-x', tone: 'wait', text: 'A testimonial that went live by itself was taken down' },
    deleted: { icon: 'trash-2', tone: 'bad', text: 'A testimonial was deleted' },
    corrected: { icon: 'pen-line', tone: 'wait', text: 'A testimonial was corrected by its author' },
    withdrawn: { icon: 'trash-2', tone: 'bad', text: 'A testimonial was withdrawn by its author' },
    'notes changed': { icon: 'pen-line', tone: 'wait', text: 'The notes on a testimonial were changed' },
  })[action] as Told;

const exported =
  (noun: string) =>
  ({ detail }: AuditEntry): Activity => ({ icon: 'file-text', tone: 'info', text: `${noun} exported as ${detail}` });

const donation = (entry: AuditEntry): Told => {
  const { action, detail } = entry;
  if (action === 'exported') return exported('Donations were')(entry);
  const which = detail ? `Donation ${detail}` : 'A donation';
  return {
    approved: { icon: 'badge-check', tone: 'ok', text: `${which} was approved` },
    rejected: { icon: 'circle-x', tone: 'bad', text: `${which} was rejected` },
    collected: { icon: 'package-check', tone: 'info', text: `${which} was collected` },
    pending: { icon: 'package-open', tone: 'wait', text: `${which} was put back to pending` },
    'written to': { icon: 'mail', tone: 'info', text: `${which}: the donor was written to` },
    'written to with a new link': { icon: 'mail', tone: 'info', text: `${which}: the donor was sent a new link` },
    deleted: { icon: 'trash-2', tone: 'bad', text: `${which} was deleted` },
  }[action] as Told;
};

const onPage = (noun: string, icon: IconName, { action, detail }: AuditEntry): Told => {
  const place = detail ? ` on ${detail}` : '';
  return {
    created: { icon, tone: 'plum', text: `New ${noun}${place}` },
    changed: { icon, tone: 'plum', text: `The ${noun}${place} was changed` },
    'picture changed': { icon, tone: 'plum', text: `New ${noun}${place}` },
    deleted: { icon: 'trash-2', tone: 'bad', text: `The ${noun}${place} was deleted` },
  }[action] as Told;
};

const times = (count: unknown) => (typeof count === 'number' && count > 1 ? ` ${count} times` : '');

/** What was tried for an account, or for addresses that have none. */
const refusedSignIn = ({ detail, after }: AuditEntry) => {
  const account = detail || 'addresses without an account';
  return {
    wrong: `Signing in failed${times(after?.times)}: ${account}`,
    refused: `Sign-ins were refused${times(after?.times)} after wrong passwords: ${account}`,
  };
};

const person = (entry: AuditEntry): Told =>
  ({
    created: { icon: 'user-plus', tone: 'info', text: 'A staff account was made' },
    invited: { icon: 'user-plus', tone: 'info', text: 'Somebody was invited' },
    'invited again': { icon: 'user-plus', tone: 'info', text: 'Somebody was invited again' },
    'invitation accepted': { icon: 'user-plus', tone: 'ok', text: 'An invitation was accepted' },
    'sessions ended': { icon: 'key-round', tone: 'wait', text: 'Somebody was signed out everywhere' },
    'password reset': { icon: 'key-round', tone: 'wait', text: 'A password was reset' },
    disabled: { icon: 'circle-x', tone: 'bad', text: 'A staff account was switched off' },
    unlocked: { icon: 'key-round', tone: 'wait', text: 'An account was unlocked' },
    'signed in': { icon: 'log-in', tone: 'info', text: `Signed in: ${entry.detail}` },
    'sign-in failed': { icon: 'circle-x', tone: 'wait', text: refusedSignIn(entry).wrong },
    'locked out': { icon: 'circle-x', tone: 'bad', text: refusedSignIn(entry).refused },
  })[entry.action] as Told;

const quarantine = ({ action, detail }: AuditEntry): Told =>
  ({
    'released from quarantine': { icon: 'badge-check', tone: 'ok', text: `Released from quarantine: ${detail}` },
    'deleted from quarantine': { icon: 'trash-2', tone: 'bad', text: `Deleted from quarantine: ${detail}` },
  })[action] as Told;

const message = ({ action, detail }: AuditEntry): Told => ({
  icon: 'message-square-quote',
  tone: action === 'deleted' ? 'bad' : action === 'answered' ? 'ok' : 'info',
  text: `Message ${detail} was ${action === 'noted' ? 'given a note' : action}`,
});

const tellings: Record<AuditEntry['subjectKind'], (entry: AuditEntry) => Told> = {
  testimonial,
  donation,
  text: (entry) => onPage('text', 'file-text', entry),
  image: (entry) => onPage('picture', 'image-up', entry),
  media: ({ action }) => ({ icon: 'image-up', tone: 'plum', text: `A picture in the media library was ${action}` }),
  person,
  settings: () => ({ icon: 'settings', tone: 'info', text: 'The settings were changed' }),
  post: ({ action }) => ({ icon: 'file-text', tone: 'plum', text: `A blog post was ${action}` }),
  privacy,
  token,
  webhook,
  run,
  quarantine,
  mail,
  message,
  analytics: exported('The figures were'),
  audit: exported('This log was'),
};

/** How an entry of the audit log reads; one that is not known yet is told plainly. */
export const tell = (entry: AuditEntry): Activity =>
  tellings[entry.subjectKind](entry) ?? {
    icon: 'pen-line',
    tone: 'info',
    text: `${entry.subjectKind}: ${entry.action}`.replace(/^./, (first) => first.toUpperCase()),
  };

/** Who did it, as the signed-in person reads it. */
export const byWhom = (entry: AuditEntry, userId: string): string =>
  entry.actorId === userId ? 'By you' : `By ${entry.actorName}`;
