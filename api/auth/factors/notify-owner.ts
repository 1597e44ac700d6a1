import { type StoredFactorUndo, UNDO_HOURS } from '#contract/auth/factors.ts';
import { formatDateTime } from '#contract/dublin.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { emailForm, isSameEmail } from '#contract/personal-data/email.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { fromDelivery, type LinkLife } from '../../mail/link-life.ts';
import type { Draft } from '../../store/store.ts';
import { signInBehind } from '../sessions.ts';

type FormerAddress = Pick<StoredFactorUndo, 'id'> & { email: string };

const formerAddresses = (draft: Draft, person: StoredPerson, now: Date): FormerAddress[] => {
  const found = new Map<string, FormerAddress>();
  for (const { id, expiresAt, email } of draft.factorUndos.list('person', person.id)) {
    if (email === undefined || isSameEmail(email, person.email) || found.has(emailForm(email))) continue;
    if (Date.parse(expiresAt) > now.getTime()) found.set(emailForm(email), { id, email });
  }
  return [...found.values()];
};

export interface FactorChange {
  action:
    | 'sign-in method added'
    | 'sign-in method removed'
    | 'passkey renamed'
    | 'recovery codes made'
    | 'passkey blocked';
  detail: string;
  sentence: string;
  undo?: Undo;
}

export type Undo = Omit<StoredFactorUndo, 'id' | 'personId' | 'createdAt' | 'since' | 'what' | keyof LinkLife>;

const HOUR_MS = 60 * 60_000;

const WITH_ADDRESS =
  'The link below also takes back the change of your email address, and all that came after it. It works for 24 hours from the email that told you of that change.';

interface Alarm {
  kind: 'factor-changed' | 'new-sign-in' | 'api-token-created';
  what: string;
  values: Readonly<Record<string, string>>;
  /** Without it, the mail has no link to say "This was not me". */
  undo?: Undo | undefined;
  sessionId?: string | undefined;
}

/**
 * Warns the owner within the change, with a link to disown it. An address left within the last day gets the mail too, with a
 * link of its own, as perhaps only that one is the owner's.
 */
export const raiseAlarm = (
  { outbox, now, newId }: Pick<Deps, 'outbox' | 'now' | 'newId'>,
  draft: Draft,
  person: StoredPerson,
  { kind, what, values, undo, sessionId }: Alarm,
): void => {
  const [id, at] = [newId(), now()];
  if (undo) {
    const life = fromDelivery(at, UNDO_HOURS * HOUR_MS);
    const since = signInBehind(draft, sessionId, at);
    draft.factorUndos.put({ id, personId: person.id, createdAt: at.toISOString(), ...life, since, what, ...undo });
  }
  const enqueue = (to: string, more: Readonly<Record<string, string>>) =>
    outbox.enqueue(draft, {
      kind,
      to,
      about: { type: 'person', id: person.id },
      values: { name: person.name, ...values, ...more },
    });
  enqueue(person.email, undo ? { undo: id } : {});
  for (const former of formerAddresses(draft, person, at)) {
    const change = values.change && { change: `${values.change} ${WITH_ADDRESS}` };
    enqueue(former.email, { ...change, undo: former.id });
  }
};

export const mailChange = (
  deps: Pick<Deps, 'outbox' | 'now' | 'newId'>,
  draft: Draft,
  person: StoredPerson,
  { what, undo, sessionId }: Pick<Alarm, 'what' | 'undo' | 'sessionId'>,
): void => {
  const values = { when: formatDateTime(deps.now().toISOString()), change: what };
  raiseAlarm(deps, draft, person, { kind: 'factor-changed', what, values, undo, sessionId });
};

export const notifyOwner = (
  deps: Pick<Deps, 'outbox' | 'now' | 'newId'>,
  draft: Draft,
  person: StoredPerson,
  { action, detail, sentence, undo }: FactorChange,
  actor: Pick<Actor, 'id' | 'name'> & Partial<Pick<Actor, 'sessionId'>>,
): void => {
  recordAudit(draft, deps, { actor, action, subjectKind: 'person', subjectId: person.id, detail });
  mailChange(deps, draft, person, { what: sentence, undo, sessionId: actor.sessionId });
};
