import { addDays, dayName, dublinDay } from '#contract/dublin.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { DUE_SOON_DAYS, dueDay } from '#contract/privacy/data-request-deadline.ts';
import { mayDo } from '#contract/roles.ts';
import { readConcerns } from '../comments/concerns.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import { unsettledUrgent } from '../urgent/urgent-records.ts';

type SummaryDeps = Pick<Deps, 'store' | 'now'>;

const line = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

const since = (records: readonly { createdAt: string }[]): string => {
  const oldest = records.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), '9');
  return records.length === 0
    ? ''
    : `, ${records.length === 1 ? '' : 'the oldest '}since ${dayName(dublinDay(new Date(oldest)))}`;
};

const waitingLines = ({ store: { data } }: SummaryDeps): string[] => {
  const testimonials = data.testimonials.list('status', 'pending');
  const donations = data.donations.list('status', 'pending');
  const messages = data.messages.list('state', 'open');
  return [
    ...line(unsettledUrgent(data).length, '1 person may be in danger', 'people may be in danger'),
    ...line(testimonials.length, '1 testimonial is waiting for review', 'testimonials are waiting for review').map(
      (text) => text + since(testimonials),
    ),
    ...line(donations.length, '1 offer is waiting for review', 'offers are waiting for review').map(
      (text) => text + since(donations),
    ),
    ...line(messages.length, '1 message is waiting for an answer', 'messages are waiting for an answer'),
  ];
};

const requestLines = ({ store: { data }, now }: SummaryDeps): string[] => {
  const soon = addDays(dublinDay(now()), DUE_SOON_DAYS);
  const due = data.dataRequests.list('open', EVERY).filter((request) => dueDay(request) <= soon).length;
  return line(
    due,
    '1 data request has to be answered within a week',
    'data requests have to be answered within a week',
  );
};

/** Returns only numbers and days, as mails are read by others too; empty if nothing waits. */
export const summaryFor = (deps: SummaryDeps, { id, name, role }: StoredPerson): string[] => {
  const { counts } = readConcerns(deps, { id, name, role, sessionId: '' });
  return [
    ...line(counts.mentions, 'A colleague has named you in a comment', 'comments by colleagues name you'),
    ...line(counts.assigned, '1 thing that you look after is not done', 'things that you look after are not done'),
    ...(mayDo(role, 'decide') ? waitingLines(deps) : []),
    ...(mayDo(role, 'privacy') ? requestLines(deps) : []),
    ...(mayDo(role, 'connections')
      ? line(deps.store.data.mails.count('state', 'failed'), '1 email could not be sent', 'emails could not be sent')
      : []),
  ];
};
