import { donationCategories } from '#contract/donations/donations.ts';
import {
  type Mail,
  type MailQuery,
  type MailState,
  type Mails,
  mailStates,
  type StoredMail,
} from '#contract/mail-admin/mails.ts';
import type { Deps } from '../http/deps.ts';
import { pagingOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import type { Paging, View } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
const COUNTED_MAX = 100_000;

const aboutOf = (data: View, { about }: StoredMail): { aboutLabel: string; phone: string | null } => {
  if (about?.type === 'donation') {
    const donation = data.donations.get(about.id);
    if (donation)
      return {
        aboutLabel: `${donationCategories[donation.category]}, ${donation.reference}`,
        phone: donation.submitterPhone || null,
      };
  }
  if (about?.type === 'testimonial') {
    const name = data.testimonials.get(about.id)?.name;
    if (name) return { aboutLabel: `Testimonial by ${name}`, phone: null };
  }
  if (about?.type === 'message') {
    const message = data.messages.get(about.id);
    if (message)
      return { aboutLabel: `${message.help ? 'Request' : 'Message'} ${message.reference}`, phone: message.phone };
  }
  if (about?.type === 'data-request') {
    const request = data.dataRequests.get(about.id);
    if (request) return { aboutLabel: `Data request ${request.number}`, phone: request.phone };
  }
  if (about?.type === 'person') return { aboutLabel: data.people.get(about.id)?.name ?? '', phone: null };
  return { aboutLabel: '', phone: null };
};

export const viewMail = (data: View, mail: StoredMail): Mail => {
  const { id, kind, to, about, state, attempts, lastError, createdAt, sentAt, writtenAt, notBefore } = mail;
  const outcome = { state, attempts, lastError, createdAt, sentAt, ...(writtenAt && { writtenAt }), notBefore };
  const addressBlocked = data.bouncedMailboxes.get(mail.mailbox) !== undefined;
  return { id, kind, to, about, addressBlocked, ...aboutOf(data, mail), ...outcome };
};

const sentSince = ({ mails }: View, since: string): number => {
  const newest = mails.page('sent', EVERY, { page: 1, pageSize: COUNTED_MAX }).rows;
  const older = newest.findIndex(({ sentAt }) => (sentAt ?? '') < since);
  return older === -1 ? newest.length : older;
};

const oldestFirst = (a: StoredMail, b: StoredMail): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1;

const pageOf = ({ mails }: View, states: readonly MailState[], paging: Paging) => {
  const { page, pageSize, reversed } = paging;
  const [only, ...others] = states;
  if (!only || states.length === mailStates.length) return mails.page('state', EVERY, paging);
  if (others.length === 0) return mails.page('state', only, paging);
  const first = { page: 1, pageSize: page * pageSize, reversed };
  const rows = states.flatMap((state) => mails.page('state', state, first).rows);
  rows.sort(reversed ? oldestFirst : (a, b) => oldestFirst(b, a));
  const total = states.reduce((sum, state) => sum + mails.count('state', state), 0);
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total };
};

export const listMails = ({ store: { data }, now }: Deps, { state, ...query }: MailQuery): Mails => {
  const { rows, total } = pageOf(data, [...new Set(state)], pagingOf(query));
  return {
    mails: rows.map((mail) => viewMail(data, mail)),
    total,
    counts: Object.fromEntries(mailStates.map((one) => [one, data.mails.count('state', one)])) as Mails['counts'],
    sentToday: sentSince(data, new Date(now().getTime() - DAY_MS).toISOString()),
  };
};
