import { concernPath } from '#contract/comments/concern-notices.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { dayName } from '#contract/dublin.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import { isSent, letterRecord } from '#contract/letters/letters.ts';
import type { Thread, ThreadEntry } from '#contract/letters/thread.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import { messageTopics } from '#contract/messages/message-topics.ts';
import { emailForm, isSameEmail } from '#contract/personal-data/email.ts';
import { digitsOf, PHONE_TAIL, phoneForms } from '#contract/personal-data/phone.ts';
import { requestKinds } from '#contract/privacy/data-request-words.ts';
import { mayDo } from '#contract/roles.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { type Written, writtenOrThrow } from './letter-records.ts';

const NO_SUCH = 'There is no such record.';
const decided: Record<DonationStatus, string> = {
  pending: 'Put back to pending',
  approved: 'Approved',
  rejected: 'Rejected',
  collected: 'Collected',
};
const outcomes = { arranged: 'Arranged', closed: 'Closed' } as const;
const ENTRIES_MAX = 500;
const lists = ['newest', 'quarantined'] as const;

const reachOf = ({ kind, record }: Written) =>
  kind === 'donation'
    ? { name: record.submitterName, email: record.submitterEmail, phone: record.submitterPhone }
    : kind === 'message'
      ? { name: record.name, email: record.email, phone: record.phone }
      : { name: record.name, email: record.email, phone: null };

const createMatcher = (person: { email: string | null; phone: string | null }) => {
  const email = person.email ? emailForm(person.email) : null;
  const phones = new Set(person.phone ? phoneForms(person.phone) : []);
  const tails = [...phones].map((form) => form.slice(-PHONE_TAIL));
  const isPhone = (typed: string): boolean => {
    const digits = digitsOf(typed);
    return tails.some((tail) => digits.includes(tail)) && phoneForms(typed).some((form) => phones.has(form));
  };
  return (typed: { email: string | null; phone: string | null }): boolean =>
    (email !== null && typed.email !== null && emailForm(typed.email) === email) ||
    (typed.phone !== null && isPhone(typed.phone));
};

const recordsOf = (data: View, isSame: ReturnType<typeof createMatcher>): Written[] => {
  const all: Written[] = lists.flatMap((list) => [
    ...data.donations.list(list, EVERY).map((record) => ({ kind: 'donation', record }) as const),
    ...data.testimonials.list(list, EVERY).map((record) => ({ kind: 'testimonial', record }) as const),
    ...data.messages.list(list, EVERY).map((record) => ({ kind: 'message', record }) as const),
  ]);
  return all.filter((written) => isSame(reachOf(written)));
};

type Entry = Omit<ThreadEntry, 'key' | 'url' | 'about'>;
const sent = (at: string, title: string, text: string | null): Entry => ({ at, from: 'person', title, text, by: null });
const done = (at: string, title: string, by: string | null, text: string | null = null): Entry => ({
  ...{ at, from: 'staff', title, text, by },
});

const ownEntries = (data: View, { kind, record }: Written): Entry[] => {
  if (kind === 'message') {
    const { help, message } = record;
    const wants = help ? `Asked for help: ${helpSummary(help)}` : `Wrote to us: ${messageTopics[record.about].label}`;
    return [
      sent(record.createdAt, wants, message || null),
      ...(help?.outcome ? [done(help.outcome.at, outcomes[help.outcome.is], null, help.outcome.says || null)] : []),
      ...(help?.withdrawnAt ? [sent(help.withdrawnAt, 'Withdrew the request', null)] : []),
      ...(record.answeredAt && ![help?.outcome?.at, help?.withdrawnAt].includes(record.answeredAt)
        ? [done(record.answeredAt, 'Marked as answered', null)]
        : []),
    ];
  }
  if (kind === 'testimonial') {
    const { createdAt, content, reviewedAt, reviewedBy, status, adminNotes } = record;
    const outcome = status === 'approved' ? 'Published' : 'Not published';
    const by = authorNameOrNull(data, reviewedBy);
    return [
      sent(createdAt, 'Wrote a testimonial', content),
      ...(reviewedAt && status !== 'pending' ? [done(reviewedAt, outcome, by, adminNotes)] : []),
    ];
  }
  const { createdAt, description, history, dayAsked, pickup } = record;
  const { agreed } = pickup ?? {};
  return [
    sent(createdAt, 'Offered', description),
    ...history.map(({ at, by, to, notes }) => done(at, decided[to], authorName(data, by), notes)),
    ...(dayAsked ? [sent(dayAsked.at, 'Asked for another day', dayAsked.note)] : []),
    ...(agreed ? [done(agreed.at, `Day agreed: ${dayName(agreed.date)}, ${agreed.from} to ${agreed.to}`, null)] : []),
  ];
};

const letterEntries = (data: View, written: Written): Entry[] =>
  (written.record.letters ?? []).map((letter) => {
    if (isSent(letter)) {
      const { mailId, at, by, message } = letter;
      const mail = data.mails.get(mailId);
      return {
        ...{ at, from: 'charity', title: 'Letter', text: message, by: authorName(data, by) },
        ...(mail && { mail: { id: mailId, state: mail.state } }),
      };
    }
    const { at, from, message, isAutomatic, attachments, onPage } = letter;
    if (onPage) return sent(at, onPage === 'words' ? 'Added on their page' : 'Changed on their page', message);
    const title = isAutomatic ? 'Automatic answer by email' : 'Answered by email';
    // Anybody who was sent the address may write to it.
    const isTheirs = isSameEmail(from, reachOf(written).email ?? '');
    return {
      ...sent(at, isTheirs ? title : `${title} from ${from}`, message),
      ...(attachments && { attachments }),
    };
  });

const mailEntries = (data: View, recordId: string, letters: Written['record']['letters'] = []): Entry[] => {
  const ofLetters = new Set(letters.filter(isSent).map(({ mailId }) => mailId));
  return data.mails
    .list('about', recordId)
    .filter(({ id, to }) => to !== '' && !ofLetters.has(id))
    .map(({ id, kind, state, createdAt, sentAt }) => ({
      ...{ at: sentAt ?? createdAt, from: 'charity', title: mailKinds[kind].label, text: null, by: null },
      mail: { id, state },
    }));
};

const commentEntries = (data: View, recordId: string): Entry[] =>
  data.comments
    .list('subject', recordId)
    .map(({ createdAt, by, text }) => done(createdAt, 'Comment', authorName(data, by), text));

const titleOf = ({ kind, record }: Written): string =>
  kind === 'donation'
    ? `${itemTitle(record.description)}, ${record.reference}`
    : kind === 'message'
      ? `${record.help ? 'Request for help' : 'Message'} ${record.reference}`
      : 'Testimonial';

const placed = (recordId: string, place: Pick<ThreadEntry, 'url' | 'about'>, entries: Entry[]): ThreadEntry[] =>
  entries.map((entry, index) => ({ ...entry, ...place, key: `${recordId} ${index}` }));

const recordEntries = (data: View, written: Written): ThreadEntry[] => {
  const { id, letters } = written.record;
  const place = { url: concernPath(written.kind, id), about: titleOf(written) };
  return placed(id, place, [
    ...ownEntries(data, written),
    ...letterEntries(data, written),
    ...mailEntries(data, id, letters),
    ...commentEntries(data, id),
  ]);
};

const requestEntries = (data: View, isSame: ReturnType<typeof createMatcher>): ThreadEntry[] =>
  data.dataRequests
    .list('every', EVERY)
    .filter(({ email, phone }) => isSame({ email, phone }))
    .flatMap(({ id, number, kind, createdAt }) =>
      placed(id, { url: concernPath('data-request', id), about: `Data request ${number}` }, [
        sent(createdAt, `Data request: ${requestKinds[kind]}`, null),
        ...mailEntries(data, id),
        ...commentEntries(data, id),
      ]),
    );

const personOf = (data: View, { kind, id }: { kind: string; id: string }, { role }: Actor) => {
  const request = kind === 'data-request' && mayDo(role, 'privacy') ? data.dataRequests.get(id) : undefined;
  if (request) return { name: request.name, email: request.email, phone: request.phone, own: null };
  const about = letterRecord.safeParse({ kind, id });
  if (!about.success) throw new Failure('not_found', NO_SUCH);
  const own = writtenOrThrow(data, about.data);
  return { ...reachOf(own), own };
};

/**
 * Everything between the charity and a person, found by the email address and phone number of a record. Only those who may
 * answer data requests see them. @throws Failure `not_found`.
 */
export const readThread = (
  { store: { data } }: Pick<Deps, 'store'>,
  start: { kind: string; id: string },
  actor: Actor,
): Thread => {
  const { own, ...person } = personOf(data, start, actor);
  const isSame = createMatcher(person);
  const found = recordsOf(data, isSame);
  const isListed = own === null || found.some(({ record }) => record.id === own.record.id);
  const records = isListed ? found : [own, ...found];
  const entries = [
    ...records.flatMap((record) => recordEntries(data, record)),
    ...(mayDo(actor.role, 'privacy') ? requestEntries(data, isSame) : []),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const reached = [person, ...records.map(reachOf)];
  const distinct = (texts: (string | null)[]) => [...new Set(texts.flatMap((text) => text || []))];
  return {
    name: person.name,
    emails: distinct(reached.map(({ email }) => email)),
    phones: distinct(reached.map(({ phone }) => phone)),
    entries: entries.slice(-ENTRIES_MAX),
    earlier: Math.max(0, entries.length - ENTRIES_MAX),
  };
};
