import type { StoredFactorUndo } from '#contract/auth/factors.ts';
import type { EndedAccess } from '#contract/auth/not-me.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { Author } from '../audit/record.ts';
import { hasSecondFactor, removeFactors } from '../auth/factors/own-factors.ts';
import { undoChangesSince } from '../auth/factors/undo-changes.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { revokeWithin } from '../tokens/revoke.ts';
import { disableWithin } from './accounts.ts';

type EndDeps = Pick<Deps, 'newId' | 'now' | 'sealing'>;

const tokensOf = (draft: Draft, personId: string) =>
  draft.apiTokenKeys
    .list('every', EVERY)
    .flatMap(({ id }) => draft.apiTokens.get(id) ?? [])
    .filter(({ createdBy }) => createdBy === personId);

const webhooksOf = (draft: Draft, personId: string) =>
  draft.webhooks.list('enabled', EVERY).filter(({ createdBy }) => createdBy === personId);

const invitedSince = (draft: Draft, personId: string, since: string): StoredPerson[] => {
  const found = new Map<string, StoredPerson>();
  for (const { at, actorId, action, subjectKind, subjectId } of draft.audit.list('newest', EVERY)) {
    if (at < since) break;
    const invited = actorId === personId && action === 'invited' && subjectKind === 'person';
    const person = invited ? draft.people.get(subjectId) : undefined;
    if (person && !person.disabled && person.id !== personId) found.set(person.id, person);
  }
  return [...found.values()];
};

/** Everything that gives access to an account, keyed so that it is recognised when restored under another id. */
const accessTo = (draft: Draft, { id, emailChange, microsoftSubject, googleSubject }: StoredPerson) =>
  new Map<string, string>([
    ...draft.passkeys.list('person', id).map((one) => [one.credentialId, `The passkey “${one.name}”`] as const),
    ...draft.authenticators.list('person', id).map((one) => [one.createdAt, 'The authenticator app'] as const),
    ...draft.recoveryCodes.list('person', id).map((one) => [one.salt, 'The recovery codes'] as const),
    ...tokensOf(draft, id).map((one) => [one.id, `The API token “${one.name}”`] as const),
    ...webhooksOf(draft, id).map((one) => [one.id, `The webhook “${one.name}”`] as const),
    ...draft.calendars.list('person', id).map((one) => [one.id, 'The calendar address'] as const),
    ...(emailChange ? [[emailChange.id, 'The request for another email address'] as const] : []),
    ...(microsoftSubject ? [[microsoftSubject, 'The sign-in with Microsoft'] as const] : []),
    ...(googleSubject ? [[googleSubject, 'The sign-in with Google'] as const] : []),
  ]);

const before = (person: StoredPerson, { email, microsoftSubject, googleSubject }: StoredFactorUndo): StoredPerson => ({
  ...person,
  ...(email !== undefined && { email }),
  ...(microsoftSubject !== undefined && { microsoftSubject }),
  ...(googleSubject !== undefined && { googleSubject }),
});

const removeMadeSince = (draft: Draft, personId: string, since: string): void => {
  for (const name of ['passkeys', 'authenticators', 'recoveryCodes', 'calendars'] as const)
    for (const { id, createdAt } of draft[name].list('person', personId))
      if (createdAt >= since) draft[name].remove(id);
  if (!hasSecondFactor(draft, personId)) removeFactors(draft, personId);
};

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/**
 * Ends whatever an intruder may have made of an account since a moment, and restores what they removed. Sessions, known devices
 * and reset links end whatever their age, as they may have been copied.
 */
export const endSince = (
  draft: Draft,
  deps: EndDeps,
  person: StoredPerson,
  since: string,
  author: Author,
): { person: StoredPerson } & EndedAccess => {
  const { id } = person;
  const had = accessTo(draft, person);
  const sessions = draft.sessions.list('person', id).length;
  const undone = undoChangesSince(deps, draft, id, since);
  removeMadeSince(draft, id, since);
  for (const token of tokensOf(draft, id)) if (token.createdAt >= since) revokeWithin(draft, deps, token, author);
  for (const hook of webhooksOf(draft, id))
    if (hook.createdAt >= since) draft.webhooks.put({ ...hook, enabled: false });
  const invited = invitedSince(draft, id, since);
  for (const account of invited) disableWithin(draft, deps, account, author);
  withdrawInvitations(draft, id);
  const changed = { ...undone.reduce(before, endSessions(draft, person)), devices: [], browserLink: null };
  draft.people.put(changed);
  const has = accessTo(draft, changed);
  const hasMoved = changed.email !== person.email;
  const missing = (from: Map<string, string>, other: Map<string, string>) =>
    [...from].flatMap(([key, name]) => (other.has(key) ? [] : [name]));
  return {
    person: changed,
    ended: [
      ...counted(sessions, 'session', 'sessions'),
      ...counted(person.devices?.length ?? 0, 'known device', 'known devices'),
      ...missing(had, has),
      ...(hasMoved ? ['The other email address'] : []),
      ...invited.map(({ name }) => `The account of ${name}, who was invited`),
    ],
    back: [...missing(has, had), ...(hasMoved ? ['Your email address'] : [])],
    kept: [...has].flatMap(([key, name]) => (had.has(key) ? [name] : [])),
  };
};
