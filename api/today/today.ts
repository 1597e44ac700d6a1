import { concernPath } from '#contract/comments/concern-notices.ts';
import { addDays, dayOfMonth, dublinDay } from '#contract/dublin.ts';
import { calledOffTask } from '#contract/help/help.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import { isSent, letterRecordOf } from '#contract/letters/letters.ts';
import { mailActs } from '#contract/mail-admin/mail-acts.ts';
import { type MailKind, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import { DUE_SOON_DAYS, dueDay } from '#contract/privacy/data-request-deadline.ts';
import { type May, mayDo } from '#contract/roles.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import type { Today, TodayEntry } from '#contract/today/today.ts';
import { readConcerns } from '../comments/concerns.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { writtenOf } from '../letters/letter-records.ts';
import { EVERY } from '../store/collections.ts';
import { urgentEntries } from './urgent-entries.ts';

type TodayDeps = Pick<Deps, 'store' | 'now'>;
type Entry = Omit<TodayEntry, 'urgent' | 'count'> &
  Partial<Pick<TodayEntry, 'count' | 'danger'>> & { urgent?: boolean };
type Source = (deps: TodayDeps, actor: Actor) => Entry[];

const WORDS = 140;
const SINGLE_MAX = 3;

const withRest = <Row>(rows: readonly Row[]) => {
  const single = rows.slice(0, rows.length === SINGLE_MAX + 1 ? rows.length : SINGLE_MAX);
  return { single, more: rows.length - single.length };
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count.toLocaleString('en-IE')} ${many}`;
const quoted = (words: string): string => `“${excerpt(words, WORDS)}”`;

const isOpen = ({ state }: StoredRun) => state === 'planned' || state === 'out';
const runsOf = ({ store: { data } }: TodayDeps, { id }: Actor): StoredRun[] =>
  data.runs.list('date', EVERY).filter((run) => run.driverId === id && isOpen(run));

const stopsInWords = ({ stops }: StoredRun): string => {
  const remaining = stops.filter(({ outcome }) => outcome === null).length;
  return remaining === stops.length
    ? counted(stops.length, '1 stop', 'stops')
    : `${counted(remaining, '1 stop', 'stops')} of ${stops.length} left`;
};

const runs: Source = (deps, actor) => {
  const day = dublinDay(deps.now());
  return runsOf(deps, actor)
    .filter(({ date, state }) => date === day || (date < day && state === 'out'))
    .map((run) => ({
      ...({ kind: 'run', id: run.id, title: `Your run: ${run.van}, ${run.from} to ${run.to}` } as const),
      ...{ detail: `${stopsInWords(run)}.`, since: null, url: `/admin/runs/${run.id}` },
    }));
};

const requestedDays: Source = ({ store: { data } }) =>
  data.donations
    .list('forVan', EVERY)
    .flatMap(({ id, submitterName, description, dayAsked }) =>
      dayAsked ? [{ id, submitterName, description, dayAsked }] : [],
    )
    .sort((one, other) => one.dayAsked.at.localeCompare(other.dayAsked.at))
    .map(({ id, submitterName, description, dayAsked }) => ({
      ...({ kind: 'day-asked', id, title: `${submitterName} has asked for another day` } as const),
      detail: `${itemTitle(description)}. ${quoted(dayAsked.note)}`,
      ...{ since: dayAsked.at, url: concernPath('donation', id) },
    }));

const answers: Source = ({ store: { data } }) =>
  [
    ...data.donations
      .list('answerWaits', EVERY)
      .map((one) => ({ ...one, kind: 'donation', name: one.submitterName }) as const),
    ...data.testimonials.list('answerWaits', EVERY).map((one) => ({ ...one, kind: 'testimonial' }) as const),
  ]
    .sort((one, other) => (one.answerWaits ?? '').localeCompare(other.answerWaits ?? ''))
    .map(({ kind, id, name, letters, answerWaits = null }) => ({
      ...({ kind: 'answer', id, title: `${name} has answered by email` } as const),
      ...{
        detail: quoted(letters?.findLast((one) => !isSent(one) && !one.isAutomatic)?.message ?? ''),
        since: answerWaits,
        url: concernPath(kind, id),
      },
    }));

const letterKinds: readonly MailKind[] = mailActs.writeLetter.mails;

const failedLetters: Source = ({ store: { data } }, { role }) => {
  const failed = mayDo(role, 'connections') ? [] : data.mails.list('state', 'failed');
  return failed.flatMap(({ id, kind, to, about, createdAt }) => {
    const letterAbout = letterKinds.includes(kind) ? letterRecordOf(about) : null;
    const written = letterAbout && writtenOf(data, letterAbout);
    const isLatest = written?.record.letters?.findLast(isSent)?.mailId === id;
    if (!isLatest || (written.kind === 'message' && written.record.state === 'open')) return [];
    const { id: recordId } = written.record;
    return {
      ...({ kind: 'answer', id: recordId, title: `Your letter to ${to} did not arrive` } as const),
      ...{ detail: 'Ring instead, or write to another address.', since: createdAt },
      url: concernPath(written.kind, recordId),
    };
  });
};

const dataRequests: Source = ({ store: { data }, now }) => {
  const soon = addDays(dublinDay(now()), DUE_SOON_DAYS);
  const due = data.dataRequests.list('open', EVERY).filter((request) => dueDay(request) <= soon);
  const [first] = due;
  if (!first) return [];
  const count = due.length;
  const overdue = due.filter((request) => dueDay(request) < dublinDay(now())).length;
  return [
    {
      ...({ kind: 'data-requests', id: 'data-requests', count } as const),
      title: counted(count, '1 data request has to be answered', 'data requests have to be answered'),
      detail: `The law gives a month. ${overdue > 0 ? `${overdue} overdue` : `The first is due on ${dayOfMonth(dueDay(first))}`}.`,
      ...{ since: first.createdAt, url: count === 1 ? `/admin/privacy/requests/${first.id}` : '/admin/privacy' },
    },
  ];
};

const messages: Source = ({ store: { data } }, actor) => {
  const all = data.messages
    .list('state', 'open')
    .filter(
      ({ urgent, urgency, assignedTo, help }) =>
        (!urgent || urgency?.settled) &&
        (!assignedTo || assignedTo === actor.id || (help?.withdrawnAt && help.outcome)),
    );
  const open = all.filter((one) => !calledOffTask(one));
  const { single, more } = withRest(open);
  return [
    ...all.flatMap((one) => {
      const { id, name, help } = one;
      const task = calledOffTask(one);
      if (!help || !task) return [];
      return {
        ...({ kind: 'message', id, title: `${name}: ${task}`, detail: helpSummary(help) } as const),
        ...{ since: help.withdrawnAt ?? null, url: `/admin/messages?message=${id}` },
      };
    }),
    ...single.map(({ id, name, about, help, message, createdAt }) => ({
      ...({ kind: 'message', id, title: `${name}: ${help ? helpSummary(help) : messageTopics[about].label}` } as const),
      ...{ detail: message ? quoted(message) : '', since: createdAt, url: `/admin/messages?message=${id}` },
    })),
    ...(more > 0
      ? [
          {
            ...({ kind: 'messages', id: 'messages', title: `${more.toLocaleString('en-IE')} more messages` } as const),
            ...{ detail: '', since: open[single.length]?.createdAt ?? null, url: '/admin/messages', count: more },
          },
        ]
      : []),
  ];
};

const donations: Source = ({ store: { data } }) => {
  const count = data.donations.count('status', 'pending');
  const oldest = data.donations.page('status', 'pending', { page: 1, pageSize: 1, reversed: true }).rows[0];
  if (!oldest) return [];
  const { description, submitterName, createdAt } = oldest;
  const of = `${itemTitle(description)}, from ${submitterName}`;
  return [
    {
      ...({ kind: 'donations', id: 'donations', count, since: createdAt, url: '/admin/donations/pending' } as const),
      title: counted(count, '1 offer to look at', 'offers to look at'),
      detail: count === 1 ? `${of}.` : `The oldest: ${of}.`,
    },
  ];
};

const testimonials: Source = ({ store: { data } }) => {
  const pending = data.testimonials.list('status', 'pending');
  // Those of people in danger stand above, and last in this list.
  const calm = pending.filter(({ review, urgency }) => !review.urgent || urgency?.settled);
  const oldest = calm.at(-1);
  if (!oldest) return [];
  return [
    {
      ...({ kind: 'testimonials', id: 'testimonials', count: calm.length, since: oldest.createdAt } as const),
      title: counted(calm.length, '1 testimonial to read', 'testimonials to read'),
      ...{ detail: `${oldest.name}: ${quoted(oldest.content)}`, url: '/admin/testimonials' },
    },
  ];
};

const heldBack: Source = ({ store: { data } }) => {
  const lists = [data.testimonials, data.donations].map((table) => table.list('quarantined', EVERY));
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  const since = lists
    .map((list) => list.at(-1)?.quarantinedAt ?? '')
    .filter(Boolean)
    .sort()[0];
  if (!since) return [];
  return [
    {
      ...({ kind: 'quarantine', id: 'quarantine', count, since, url: '/admin/quarantine' } as const),
      title: counted(count, '1 submission was held back', 'submissions were held back'),
      detail: 'More came in within an hour than people write. Real ones may be among them.',
    },
  ];
};

const failedMails: Source = ({ store: { data } }) => {
  const failed = data.mails.list('state', 'failed').toReversed();
  const { single, more } = withRest(failed);
  return [
    ...single.map(({ id, to, kind, createdAt, lastError }) => ({
      ...({ kind: 'mail', id, title: `A mail to ${to} did not arrive` } as const),
      detail: [`${mailKinds[kind].label}.`, lastError ?? ''].join(' ').trim(),
      ...{ since: createdAt, url: '/admin/mail?state=failed' },
    })),
    ...(more > 0
      ? [
          {
            ...({
              kind: 'mails',
              id: 'mails',
              title: `${more.toLocaleString('en-IE')} more mails did not arrive`,
            } as const),
            ...{
              detail: '',
              since: failed[single.length]?.createdAt ?? null,
              url: '/admin/mail?state=failed',
              count: more,
            },
          },
        ]
      : []),
  ];
};

const drafts: Source = ({ store: { data } }, actor) =>
  data.posts
    .list('newest', EVERY)
    .filter(({ status, author, assignedTo }) => status === 'draft' && (assignedTo ?? author) === actor.id)
    .toReversed()
    .map(({ id, title, createdAt }) => ({
      ...({ kind: 'draft', id, title: title ? `Your draft: “${title}”` : 'Your draft without a title' } as const),
      ...{ detail: '', since: createdAt, url: `/admin/blogs/${id}` },
    }));

const nouns = {
  testimonial: 'Testimonial',
  donation: 'Donation',
  post: 'Post',
  message: 'Message',
  'data-request': 'Data request',
} as const;

const concerns: Source = ({ store }, actor) => {
  const { mentions, assigned } = readConcerns({ store }, actor);
  return [
    ...mentions.map(({ id, kind, subjectId, title, by, createdAt, text }) => ({
      ...({ kind: 'mention', id, title: `${by} named you: ${title}` } as const),
      ...{ detail: quoted(text), since: createdAt, url: concernPath(kind, subjectId) },
    })),
    ...assigned
      .filter(({ kind }) => kind !== 'message' && kind !== 'post')
      .map(({ kind, id, title, createdAt }) => ({
        ...({ kind: 'assigned', id, title } as const),
        ...{ detail: `${nouns[kind]} that you look after`, since: createdAt, url: concernPath(kind, id) },
      })),
  ];
};

const sources: readonly (readonly [May, Source])[] = [
  ['decide', urgentEntries],
  ['drive', runs],
  ['privacy', dataRequests],
  ['plan', requestedDays],
  ['decide', answers],
  ['decide', failedLetters],
  ['decide', messages],
  ['decide', donations],
  ['decide', testimonials],
  ['decide', heldBack],
  ['connections', failedMails],
  ['publish', drafts],
  ['signed-in', concerns],
];

const nextRun = (deps: TodayDeps, actor: Actor): Today['nextRun'] => {
  const day = dublinDay(deps.now());
  const next = runsOf(deps, actor).find(({ date }) => date > day);
  return next ? { id: next.id, van: next.van, date: next.date, from: next.from, stops: next.stops.length } : null;
};

export const readToday = (deps: TodayDeps, actor: Actor): Today => {
  const entries = sources
    .filter(([may]) => mayDo(actor.role, may))
    .flatMap(([, source]) => source(deps, actor))
    .map((entry): TodayEntry => ({ urgent: false, count: 1, ...entry }));
  // What somebody looks after and is urgent stands first, and once.
  const urgent = new Set(entries.filter((entry) => entry.urgent).map(({ id }) => id));
  const once = entries.filter((entry) => entry.urgent || !urgent.has(entry.id));
  return {
    entries: once,
    total: once.reduce((sum, { count }) => sum + count, 0),
    nextRun: mayDo(actor.role, 'drive') ? nextRun(deps, actor) : null,
  };
};
