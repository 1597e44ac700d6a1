import type { AuditEntry } from '#contract/audit/audit.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { BadgeCheck } from '../../ui/icons/BadgeCheck.tsx';
import { CircleX } from '../../ui/icons/CircleX.tsx';
import { FileText } from '../../ui/icons/FileText.tsx';
import { HeartHandshake } from '../../ui/icons/HeartHandshake.tsx';
import { ImageUp } from '../../ui/icons/ImageUp.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { LogIn } from '../../ui/icons/LogIn.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { MessageSquareQuote } from '../../ui/icons/MessageSquareQuote.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { PackageOpen } from '../../ui/icons/PackageOpen.tsx';
import { PenLine } from '../../ui/icons/PenLine.tsx';
import { Settings } from '../../ui/icons/Settings.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { UserPlus } from '../../ui/icons/UserPlus.tsx';
import type { Activity, Told } from './activity.ts';
import { mail, run, token, webhook } from './operation-labels.ts';
import { privacy } from './privacy-labels.ts';

const testimonial = ({ action }: AuditEntry): Told =>
  ({
    approved: { icon: BadgeCheck, tone: 'ok', text: 'A testimonial was approved' },
    rejected: { icon: CircleX, tone: 'bad', text: 'A testimonial was rejected' },
    'helplines shown': { icon: HeartHandshake, tone: 'info', text: 'The helplines were put below a testimonial' },
    'helplines removed': {
      icon: HeartHandshake,
      tone: 'info',
      text: 'The helplines below a testimonial were taken away',
    },
    'taken down': { icon: CircleX, tone: 'wait', text: 'A testimonial that went live by itself was taken down' },
    deleted: { icon: Trash2, tone: 'bad', text: 'A testimonial was deleted' },
    corrected: { icon: PenLine, tone: 'wait', text: 'A testimonial was corrected by its author' },
    withdrawn: { icon: Trash2, tone: 'bad', text: 'A testimonial was withdrawn by its author' },
    'notes changed': { icon: PenLine, tone: 'wait', text: 'The notes on a testimonial were changed' },
  })[action] as Told;

const exported =
  (noun: string) =>
  ({ detail }: AuditEntry): Activity => ({ icon: FileText, tone: 'info', text: `${noun} exported as ${detail}` });

const donation = (entry: AuditEntry): Told => {
  const { action, detail } = entry;
  if (action === 'exported') return exported('Donations were')(entry);
  const which = detail ? `Donation ${detail}` : 'A donation';
  return {
    approved: { icon: BadgeCheck, tone: 'ok', text: `${which} was approved` },
    rejected: { icon: CircleX, tone: 'bad', text: `${which} was rejected` },
    collected: { icon: PackageCheck, tone: 'info', text: `${which} was collected` },
    pending: { icon: PackageOpen, tone: 'wait', text: `${which} was put back to pending` },
    'written to': { icon: Mail, tone: 'info', text: `${which}: the donor was written to` },
    'written to with a new link': { icon: Mail, tone: 'info', text: `${which}: the donor was sent a new link` },
    deleted: { icon: Trash2, tone: 'bad', text: `${which} was deleted` },
  }[action] as Told;
};

const onPage = (noun: string, icon: IconDrawing, { action, detail }: AuditEntry): Told => {
  const place = detail ? ` on ${detail}` : '';
  return {
    created: { icon, tone: 'plum', text: `New ${noun}${place}` },
    changed: { icon, tone: 'plum', text: `The ${noun}${place} was changed` },
    'picture changed': { icon, tone: 'plum', text: `New ${noun}${place}` },
    deleted: { icon: Trash2, tone: 'bad', text: `The ${noun}${place} was deleted` },
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
    created: { icon: UserPlus, tone: 'info', text: 'A staff account was made' },
    invited: { icon: UserPlus, tone: 'info', text: 'Somebody was invited' },
    'invited again': { icon: UserPlus, tone: 'info', text: 'Somebody was invited again' },
    'invitation accepted': { icon: UserPlus, tone: 'ok', text: 'An invitation was accepted' },
    'sessions ended': { icon: KeyRound, tone: 'wait', text: 'Somebody was signed out everywhere' },
    'password reset': { icon: KeyRound, tone: 'wait', text: 'A password was reset' },
    disabled: { icon: CircleX, tone: 'bad', text: 'A staff account was switched off' },
    unlocked: { icon: KeyRound, tone: 'wait', text: 'An account was unlocked' },
    'signed in': { icon: LogIn, tone: 'info', text: `Signed in: ${entry.detail}` },
    'sign-in failed': { icon: CircleX, tone: 'wait', text: refusedSignIn(entry).wrong },
    'locked out': { icon: CircleX, tone: 'bad', text: refusedSignIn(entry).refused },
  })[entry.action] as Told;

const quarantine = ({ action, detail }: AuditEntry): Told =>
  ({
    'released from quarantine': { icon: BadgeCheck, tone: 'ok', text: `Released from quarantine: ${detail}` },
    'deleted from quarantine': { icon: Trash2, tone: 'bad', text: `Deleted from quarantine: ${detail}` },
  })[action] as Told;

const message = ({ action, detail }: AuditEntry): Told => ({
  icon: MessageSquareQuote,
  tone: action === 'deleted' ? 'bad' : action === 'answered' ? 'ok' : 'info',
  text: `Message ${detail} was ${action === 'noted' ? 'given a note' : action}`,
});

const tellings: Record<AuditEntry['subjectKind'], (entry: AuditEntry) => Told> = {
  testimonial,
  donation,
  text: (entry) => onPage('text', FileText, entry),
  image: (entry) => onPage('picture', ImageUp, entry),
  media: ({ action }) => ({ icon: ImageUp, tone: 'plum', text: `A picture in the media library was ${action}` }),
  person,
  settings: () => ({ icon: Settings, tone: 'info', text: 'The settings were changed' }),
  post: ({ action }) => ({ icon: FileText, tone: 'plum', text: `A blog post was ${action}` }),
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
    icon: PenLine,
    tone: 'info',
    text: `${entry.subjectKind}: ${entry.action}`.replace(/^./, (first) => first.toUpperCase()),
  };

/** Who did it, as the signed-in person reads it. */
export const byWhom = (entry: AuditEntry, userId: string): string =>
  entry.actorId === userId ? 'By you' : `By ${entry.actorName}`;
