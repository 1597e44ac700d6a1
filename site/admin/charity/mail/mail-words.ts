import { clockTime, dateAndTime, dublinDay } from '#contract/dublin.ts';
import type { Mail, MailState } from '#contract/mail-admin/mails.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

const SOON_MS = 10 * 60_000;

const at = (iso: string, now: Date): string =>
  dublinDay(new Date(iso)) === dublinDay(now) ? clockTime(new Date(iso)) : dateAndTime(iso);

export const mailsOf = (count: number): string => (count === 1 ? '1 mail' : `${count.toLocaleString('en-IE')} mails`);

const tries = (count: number): string => (count === 1 ? '1 try' : `${count} tries`);

export const untilLeaving = (iso: string, now: Date): string => {
  const seconds = Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1000));
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const waitsUntil = ({ notBefore }: Mail, now: Date): string => {
  const wait = Date.parse(notBefore) - now.getTime();
  if (wait <= 0) return 'Goes now';
  if (wait > SOON_MS) return `Goes at ${at(notBefore, now)}`;
  return `Goes ${untilLeaving(notBefore, now)}`;
};

export const stateLabels: Record<MailState, string> = {
  waiting: 'Waits to be sent',
  written: 'Written to a file, sent to nobody',
  sent: 'Sent',
  failed: 'Could not be delivered: ring instead',
  stopped: 'Stopped before it was sent',
};

export const fateOf = (mail: Mail, now: Date): string => {
  const { state, attempts, lastError, sentAt, writtenAt, createdAt } = mail;
  if (state === 'sent') return `Sent ${at(sentAt ?? createdAt, now)}`;
  if (state === 'written') return `Written to a file, sent to nobody. ${at(writtenAt ?? createdAt, now)}`;
  if (state === 'stopped') return lastError ? `Left as it is. ${lastError}` : stateLabels.stopped;
  const why = lastError ? `${lastError}. ` : '';
  if (state === 'failed') {
    // What came back had left.
    const sentOrWritten = sentAt ?? writtenAt;
    return why + (sentOrWritten ? `Sent ${at(sentOrWritten, now)}` : `Given up after ${tries(attempts)}`);
  }
  return `${why}${waitsUntil(mail, now)}`;
};

export const badgeOf = ({ state, attempts }: Mail): { tone: Tone; icon: IconName } => {
  if (state === 'sent') return { tone: 'ok', icon: 'mail' };
  if (state === 'written') return { tone: 'wait', icon: 'file-text' };
  if (state === 'failed') return { tone: 'bad', icon: 'mail' };
  if (state === 'stopped') return { tone: 'info', icon: 'circle-x' };
  return attempts > 0 ? { tone: 'info', icon: 'refresh-cw' } : { tone: 'wait', icon: 'hourglass' };
};

export const aboutHref = ({ about }: Mail): string | null => {
  if (about?.type === 'donation') return `/admin/donations?item=${about.id}`;
  if (about?.type === 'message') return `/admin/messages?message=${about.id}`;
  if (about?.type === 'data-request') return `/admin/privacy/requests/${about.id}`;
  return about?.type === 'testimonial' ? `/admin/testimonials?item=${about.id}` : null;
};
