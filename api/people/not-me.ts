import type { StoredFactorUndo } from '#contract/auth/factors.ts';
import {
  ALARM_OVER,
  type Alarm,
  type Doubt,
  type Doubts,
  type EndedAccess,
  type NotMe,
} from '#contract/auth/not-me.ts';
import { dublinMoment } from '#contract/dublin.ts';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { PASSWORD_REQUIRED, type StoredPerson } from '#contract/people/people.ts';
import { type Author, recordAudit } from '../audit/record.ts';
import { confirmOwner } from '../auth/factors/confirm.ts';
import { checkSignedIn } from '../auth/sessions.ts';
import type { Sender } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import type { Actor } from '../identity/interfaces.ts';
import { idOfUndoToken } from '../identity/undo-tokens.ts';
import { charityWords } from '../settings/charity-words.ts';
import type { Draft, View } from '../store/store.ts';
import { choosePassword, personByEmail, type WithPassword } from './accounts.ts';
import { endSince } from './end-since.ts';
import { choosesPassword } from './forgotten-password.ts';
import { enqueueLink, issue, putInvitation } from './invitation.ts';

type Tables = Pick<View | Draft, 'factorUndos' | 'passkeys' | 'authenticators' | 'people' | 'sessions'>;

const DAY_MS = 24 * 60 * 60_000;
/** A factor's use is noted just before its session begins. */
const NOTED_BEFORE_MS = 2000;
const PASSWORD = 'The password';

const sinceOf = ({ since, createdAt }: StoredFactorUndo): string => since ?? createdAt;

const doubtOf = (alarm: StoredFactorUndo): Doubt => ({
  id: alarm.id,
  at: alarm.createdAt,
  since: sinceOf(alarm),
  what: alarm.what ?? 'A change of how you sign in.',
});

const openAlarms = ({ factorUndos }: Tables, personId: string, now: Date): StoredFactorUndo[] =>
  factorUndos.list('person', personId).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());

const wasUsedSince = (tables: Tables, alarm: StoredFactorUndo, since: string): boolean => {
  const { added, password, email, microsoftSubject, googleSubject } = alarm;
  const used = (one: { lastUsedAt: string | null } | undefined) =>
    Date.parse(one?.lastUsedAt ?? '') >= Date.parse(since) - NOTED_BEFORE_MS;
  if (added !== undefined && used(tables.passkeys.get(added) ?? tables.authenticators.get(added))) return true;
  return password === true || [email, microsoftSubject, googleSubject].some((one) => one !== undefined);
};

/** Last certain sign-in before an alarm: that of its session, or of an earlier alarm whose factor may have been used since. */
const certainUntil = (tables: Tables, alarms: readonly StoredFactorUndo[], named: string): string => {
  const earlier = alarms.filter((alarm) => sinceOf(alarm) < named && wasUsedSince(tables, alarm, named));
  const [first] = earlier.map(sinceOf).sort();
  return first === undefined ? named : certainUntil(tables, alarms, first);
};

const alarmOf = (deps: Pick<Deps, 'invitationLinks' | 'now'>, tables: Tables, token: string) => {
  const id = idOfUndoToken(deps.invitationLinks, token);
  const named = id === null ? undefined : tables.factorUndos.get(id);
  const person = named && tables.people.get(named.personId);
  const alarms = person ? openAlarms(tables, person.id, deps.now()) : [];
  if (!named || !person || !alarms.some((one) => one.id === id)) throw new Failure('not_found', ALARM_OVER);
  const since = certainUntil(tables, alarms, sinceOf(named));
  return { named, person, since, earlier: alarms.filter((alarm) => sinceOf(alarm) < since) };
};

/** @throws Failure `not_found` when the link is no longer valid. */
export const readAlarm = (deps: Pick<Deps, 'store' | 'invitationLinks' | 'now'>, token: string): Alarm => {
  const { named, earlier } = alarmOf(deps, deps.store.data, token);
  return { named: doubtOf(named), earlier: earlier.map(doubtOf).reverse() };
};

const newestFirst = (one: Doubt, other: Doubt) =>
  other.since.localeCompare(one.since) || other.at.localeCompare(one.at);

/** Warnings of the last day, and the sign-ins of current sessions, newest first. */
export const listDoubts = ({ store, now }: Pick<Deps, 'store' | 'now'>, { id: personId }: Actor): Doubts => {
  const signIns = store.data.sessions.list('person', personId).map(
    ({ id, createdAt, since = createdAt, device = 'an unknown device' }): Doubt => ({
      ...{ id, at: since, since },
      what: `A sign-in: ${device}.`,
    }),
  );
  return { doubts: [...openAlarms(store.data, personId, now()).map(doubtOf), ...signIns].sort(newestFirst) };
};

const report = (
  deps: Pick<Deps, 'newId' | 'now'> & { outbox?: Deps['outbox'] | undefined },
  draft: Draft,
  { person, ended, back, kept }: { person: StoredPerson } & EndedAccess,
  actor: Author,
): void => {
  const detail = [...ended, ...back.map((name) => `${name} is back`)].join(', ');
  recordAudit(draft, deps, { actor, action: 'access ended', subjectKind: 'person', subjectId: person.id, detail });
  const lines = (all: readonly string[]) => (all.length === 0 ? 'Nothing' : all.join('\n'));
  deps.outbox?.enqueue(draft, {
    kind: 'access-ended',
    to: person.email,
    about: { type: 'person', id: person.id },
    values: { name: person.name, ended: lines(ended), back: lines(back), kept: lines(kept) },
  });
};

const lockPassword = (deps: Deps, draft: Draft, person: StoredPerson): string | null => {
  draft.people.put({ ...person, passwordHash: null, mustChangePassword: false });
  const issued = issue(deps, person.id, person.id, RESET_MINUTES * 60_000);
  putInvitation(draft, issued);
  return enqueueLink(deps, draft, person, 'password-reset', issued);
};

/**
 * Ends everything since the last certain sign-in, once, and mails a link to a new password.
 * @throws Failure `not_found` when the link is no longer valid.
 */
export const endByLink = async (
  deps: Deps,
  { token, also }: { token: string; also: readonly string[] },
): Promise<EndedAccess & { isMailed: boolean }> => {
  const { mail, person, ...outcome } = await deps.store.change((draft) => {
    const alarm = alarmOf(deps, draft, token);
    const [since = alarm.since] = [
      alarm.since,
      ...alarm.earlier.filter(({ id }) => also.includes(id)).map(sinceOf),
    ].sort();
    const done = endSince(draft, deps, alarm.person, since, alarm.person);
    const isLocked = choosesPassword(done.person);
    const ended = isLocked ? [...done.ended, PASSWORD] : done.ended;
    report(deps, draft, { ...done, ended }, alarm.person);
    return { ...done, ended, mail: isLocked ? lockPassword(deps, draft, done.person) : null };
  });
  await deps.signInAttempts.clear(person.email);
  if (mail) await deps.outbox.attempt(mail);
  return { ...outcome, isMailed: mail !== null };
};

const required = () => new Failure('invalid', PASSWORD_REQUIRED, { fields: { newPassword: PASSWORD_REQUIRED } });

/**
 * Ends everything since a moment, this session too, and sets another password.
 * @throws Failure as `confirmOwner`, or `invalid` at `newPassword`.
 */
export const endOwn = async (
  deps: Deps,
  { since, newPassword, ...confirmation }: NotMe,
  actor: Actor,
  sender: Sender,
): Promise<EndedAccess> => {
  const owner = await confirmOwner(deps, confirmation, actor, sender);
  const hasPassword = owner.passwordHash !== null;
  if (hasPassword && newPassword === undefined) throw required();
  if (hasPassword && newPassword !== undefined) {
    if (await deps.passwords.verify(owner.passwordHash, newPassword)) {
      const sentence = 'Please choose a password that differs from the current one.';
      throw new Failure('invalid', sentence, { fields: { newPassword: sentence } });
    }
    await checkNewPassword(deps, newPassword, { ...owner, words: charityWords(deps) }, 'newPassword');
  }
  const passwordHash = hasPassword && newPassword !== undefined ? await deps.passwords.hash(newPassword) : null;
  const { person, ...outcome } = await deps.store.change((draft) => {
    checkSignedIn(draft, actor);
    const done = endSince(draft, deps, draft.people.get(owner.id) ?? owner, since ?? '', actor);
    const ended = hasPassword ? [...done.ended, PASSWORD] : done.ended;
    draft.people.put({ ...done.person, passwordHash, mustChangePassword: false });
    report(deps, draft, { ...done, ended }, actor);
    return { ...done, ended };
  });
  await deps.signInAttempts.clear(person.email);
  return outcome;
};

/** `given` is Irish time; null means the earliest doubtful moment. */
const momentOf = (draft: Draft, { id }: StoredPerson, given: string | null, now: Date): string => {
  if (given !== null) {
    const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(given) ?? [];
    const moment = day ? dublinMoment(day, time) : null;
    if (!moment || Number.isNaN(moment.getTime()))
      throw new Failure(
        'invalid',
        'Please give --since as a day, or as a day and a time in Ireland: "2026-11-28 14:05".',
      );
    return moment.toISOString();
  }
  const alarms = openAlarms(draft, id, now).map(sinceOf);
  const sessions = draft.sessions.list('person', id).map(({ since, createdAt }) => since ?? createdAt);
  const [first = ''] = [...alarms, ...sessions, new Date(now.getTime() - DAY_MS).toISOString()].sort();
  return first;
};

/**
 * For the terminal, which prints a password that has to be changed.
 * @throws Failure `not_found`, or `invalid` for a weak password or an unreadable moment.
 */
export const endByTerminal = async (
  deps: Pick<Deps, 'store' | 'passwords' | 'passwordStrength' | 'signInAttempts' | 'sealing' | 'newId' | 'now'> & {
    outbox?: Deps['outbox'] | undefined;
  },
  input: { email: string; password: string | null; since: string | null },
  author: Author,
): Promise<WithPassword & EndedAccess & { since: string }> => {
  const known = personByEmail(deps.store.data, input.email);
  const { generatedPassword, stored } = await choosePassword(deps, input.password, known);
  const done = await deps.store.change((draft) => {
    const before = personByEmail(draft, input.email);
    const since = momentOf(draft, before, input.since, deps.now());
    const result = endSince(draft, deps, before, since, author);
    const ended = [...result.ended, PASSWORD];
    draft.people.put({ ...result.person, ...stored });
    report(deps, draft, { ...result, ended }, author);
    return { ...result, ended, since };
  });
  await deps.signInAttempts.clear(done.person.email);
  return { ...done, generatedPassword };
};
