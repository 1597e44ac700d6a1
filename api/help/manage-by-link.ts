import type * as z from 'zod/mini';
import { dayName, dublinMoment } from '#contract/dublin.ts';
import {
  HELP_LINK_UNKNOWN,
  helpState,
  type ManagedHelp,
  type managedHelpAddition,
  type managedHelpChange,
  type StoredHelp,
} from '#contract/help/help.ts';
import { isSent, type ReceivedLetter } from '#contract/letters/letters.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { help as words } from '#contract/words/help.ts';
import { type Message, sentence } from '#contract/words/message.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { limitManagedChange } from '../http/managed-changes.ts';
import { receiveLetter } from '../letters/receive.ts';
import { notifyHelpNews, notifyHelpWithdrawn } from '../messages/notify-of-message.ts';
import { putMessage } from '../messages/submit.ts';
import { answerTimeOf } from '../settings/help-settings.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { helplinesFor, urgencyOf } from '../urgent/urgent-records.ts';
import { checkDay } from './reach.ts';

const CLOSED = sentence(words.closedAlready);
const FULL = sentence(words.full);
const WRITER = { id: null, name: 'The person who asked' } as const;

type Request = StoredMessage & { help: StoredHelp };
const isRequest = (message: StoredMessage): message is Request => message.help !== undefined;

/** @throws Failure `not_found`. */
const requestByToken = (
  { manageLinks }: Pick<Deps, 'manageLinks'>,
  { messages }: { readonly messages: { get(id: string): StoredMessage | undefined } },
  token: string,
): Request => {
  const message = manageLinks.find('help', token, (id) => messages.get(id));
  if (!message || !isRequest(message)) throw new Failure('not_found', HELP_LINK_UNKNOWN);
  return message;
};

const fromPage = ({ letters = [] }: StoredMessage): ReceivedLetter[] =>
  letters.flatMap((letter) => (isSent(letter) || !letter.onPage ? [] : letter));

const waitsSince = ({ createdAt, letters = [], help }: Request): Date => {
  const last = letters.findLast((letter) => !isSent(letter) && !letter.isAutomatic);
  return new Date(Math.max(...[createdAt, last?.at, help.openedAt].flatMap((at) => (at ? Date.parse(at) : []))));
};

const viewForAsker = ({ store: { data }, now }: Pick<Deps, 'store' | 'now'>, request: Request): ManagedHelp => {
  const { outcome, withdrawnAt, openedAt, ...wanted } = request.help;
  const { reference, name, email, phone, message, createdAt } = request;
  const state = helpState(request);
  const letters = fromPage(request);
  const isWaiting = state === 'received' || state === 'looking';
  const answer = isWaiting ? answerTimeOf(data, waitsSince(request)) : null;
  return {
    ...{ reference, ...wanted, name, email, phone, message, state, createdAt },
    says: withdrawnAt ? '' : (outcome?.says ?? ''),
    withdrawn: withdrawnAt !== undefined,
    added: letters.flatMap((letter) => (letter.onPage === 'words' ? { at: letter.at, message: letter.message } : [])),
    answer,
    late: answer !== null && now() > dublinMoment(answer.day, answer.to),
    ...helplinesFor(data, { kind: 'message', record: request }),
  };
};

export const readByLink = (deps: Deps, token: string): ManagedHelp =>
  viewForAsker(deps, requestByToken(deps, deps.store.data, token));

/** Skips quarantined requests: staff do not know them yet, and a flood must not fill the log. */
const record = (
  deps: Deps,
  draft: Draft,
  { id, quarantinedAt, reference }: Request,
  action: 'added to' | 'changed by its writer' | 'withdrawn',
): void => {
  if (quarantinedAt !== undefined) return;
  recordAudit(draft, deps, { actor: WRITER, action, subjectKind: 'message', subjectId: id, detail: reference });
};

/** Only one entry until staff write, so that repeated additions do not fill the log. */
const isFirstSinceStaff = ({ letters = [] }: Request): boolean => {
  const last = letters.at(-1);
  return !last || isSent(last) || !last.onPage;
};

const letterOf = (deps: Deps, { email }: Request, onPage: 'words' | 'change', message: string): ReceivedLetter => ({
  ...{ id: deps.newId(), at: deps.now().toISOString(), from: email ?? '', message, onPage },
});

/** Stores urgent words that do not fit into the request as a message, identical ones once. */
const putApart = (deps: Deps, draft: Draft, before: Request, message: string): void => {
  const { about, name, email, phone, held, language, quarantinedAt, quarantineReason } = before;
  const same = { message, name, email, phone };
  const isThere = draft.messages
    .list('urgent', EVERY)
    .some((one) => one.message === message && one.name === name && one.email === email && one.phone === phone);
  if (isThere) return;
  const noted = {
    ...(language && { language }),
    ...(quarantinedAt && { quarantinedAt, quarantineReason }),
  };
  putMessage(deps, draft, { id: deps.newId(), reason: null, about, ...same, urgent: true, held }, { noted });
};

/**
 * Reopens the request. Urgent words are taken even if it is closed or full, and however often.
 * @throws Failure `not_found`, `conflict` if it is closed or full, or `rate_limited`.
 */
export const addByLink = async (
  deps: Deps,
  { token, message }: z.infer<typeof managedHelpAddition>,
): Promise<ManagedHelp> => {
  // Who has no link is refused before anything is read.
  const found = requestByToken(deps, deps.store.data, token);
  const isAlreadyAdded = (request: Request) => fromPage(request).at(-1)?.message === message;
  const urgent = await isUrgent(deps, message);
  const add = (draft: Draft): Request => {
    const before = requestByToken(deps, draft, token);
    if (isAlreadyAdded(before)) return before;
    if (helpState(before) === 'closed' && !urgent) throw new Failure('conflict', CLOSED);
    const letter = letterOf(deps, before, 'words', message);
    if (!receiveLetter(deps, draft, { kind: 'message', id: before.id }, { letter, urgent })) {
      if (!urgent) throw new Failure('conflict', FULL);
      putApart(deps, draft, before, message);
    }
    if (isFirstSinceStaff(before)) record(deps, draft, before, 'added to');
    return requestByToken(deps, draft, token);
  };
  const change = () => deps.store.change(add);
  // The same words again are nothing to read, and whoever is in danger is heard at once.
  const request = await (urgent || isAlreadyAdded(found) ? change() : limitManagedChange(deps, found.id, change));
  return viewForAsker(deps, urgent ? { ...request, urgent } : request);
};

const invalid = (field: string, of: Message): Failure => {
  const message = sentence(of);
  return new Failure('invalid', message, { fields: { [field]: message } });
};

type Change = Omit<z.infer<typeof managedHelpChange>, 'token'>;

const changedIn = ({ help, phone: phoneBefore }: Request, { day, time, phone }: Change): string[] => [
  ...(day === help.day ? [] : [`First day: ${day ? dayName(day) : 'none'}`]),
  ...(time === help.time ? [] : [`Time: ${time || 'none'}`]),
  ...(phone === (phoneBefore ?? '') ? [] : [`Phone: ${phone || 'none'}`]),
];

/** @throws Failure `invalid` without what a request needs, and for a new day that is over. */
const checkChange = (deps: Deps, { help, email }: Request, { day, phone }: Change): void => {
  if (help.service === 'lift' && day === '') throw invalid('day', words.dayMissing);
  if (!email && phone === '') throw invalid('phone', words.reachMissing);
  if (day !== help.day) checkDay(deps, day);
};

/**
 * Reopens the request; an arrangement for another day or time is void.
 * @throws Failure `not_found`, `invalid`, `conflict` if it is closed, or `rate_limited`.
 */
export const changeByLink = async (
  deps: Deps,
  { token, ...input }: z.infer<typeof managedHelpChange>,
): Promise<ManagedHelp> => {
  const found = requestByToken(deps, deps.store.data, token);
  const apply = (draft: Draft): Request => {
    const before = requestByToken(deps, draft, token);
    if (helpState(before) === 'closed') throw new Failure('conflict', CLOSED);
    const changes = changedIn(before, input);
    if (changes.length === 0) return before;
    checkChange(deps, before, input);
    const { day, time, phone } = input;
    const { outcome, ...wanted } = before.help;
    const isOverturned = outcome !== undefined && (day !== wanted.day || time !== wanted.time);
    const undone = isOverturned ? ` Not arranged any more${outcome.says && `: ${outcome.says}`}` : '';
    const letter = letterOf(deps, before, 'change', `${changes.join('. ')}.${undone}`);
    // Where no line fits any more, the log says it.
    receiveLetter(deps, draft, { kind: 'message', id: before.id }, { letter, urgent: false });
    const help = isOverturned ? wanted : before.help;
    const current = requestByToken(deps, draft, token);
    const opened = { state: 'open', answeredAt: null } as const;
    const after: Request = { ...current, ...opened, phone: phone || null, help: { ...help, day, time } };
    draft.messages.put(after);
    if (isOverturned) notifyHelpNews(deps, draft, after);
    if (isFirstSinceStaff(before)) record(deps, draft, before, 'changed by its writer');
    draft.erase();
    return after;
  };
  const change = () => deps.store.change(apply);
  const isSame = changedIn(found, input).length === 0;
  return viewForAsker(deps, await (isSame ? change() : limitManagedChange(deps, found.id, change)));
};

const isTakenOn = ({ assignedTo, help: { outcome } }: Request): boolean =>
  outcome ? outcome.is === 'arranged' : assignedTo !== null;

/**
 * Needs no answer afterwards, unless its words are urgent and unhandled; stays open until a colleague settles it if somebody
 * has to be told. Nothing changes if it is already withdrawn.
 * @throws Failure `not_found`.
 */
export const withdrawByLink = async (deps: Deps, token: string): Promise<ManagedHelp> => {
  const request = await deps.store.change((draft): Request => {
    const before = requestByToken(deps, draft, token);
    if (before.help.withdrawnAt) return before;
    const at = deps.now().toISOString();
    const isInDanger = before.urgent && !urgencyOf(before).settled;
    const after: Request = {
      ...before,
      ...(isTakenOn(before)
        ? { state: 'open', answeredAt: null }
        : !isInDanger && before.state === 'open' && { state: 'answered', answeredAt: at }),
      help: { ...before.help, withdrawnAt: at },
    };
    draft.messages.put(after);
    notifyHelpWithdrawn(deps, draft, after);
    record(deps, draft, before, 'withdrawn');
    return after;
  });
  return viewForAsker(deps, request);
};
