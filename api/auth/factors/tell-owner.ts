import { formatDateTime } from '#contract/dublin.ts';
import { type StoredFactorUndo, UNDO_HOURS } from '#contract/factors.ts';
import type { StoredPerson } from '#contract/people.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { fromDelivery, type LinkLife } from '../../mail/link-life.ts';
import type { Draft } from '../../store/store.ts';
import { formerAddresses } from './former-addresses.ts';

/** What has changed: for the audit log, and as a sentence for the mail. */
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

/** What takes a change back. */
export type Undo = Omit<StoredFactorUndo, 'id' | 'personId' | 'createdAt' | keyof LinkLife>;

const HOUR_MS = 60 * 60_000;

const WITH_ADDRESS =
  'The link below takes back the change of your e-mail address, too, with all that came since. It works for 24 hours from the mail that told you of that change.';

/**
 * Adds to a change the mail that tells its owner of another way to sign in, or of another password; its link takes it back.
 * An address that was left within a day gets it, too, as perhaps only that is the owner's: there the link is its own.
 */
export const mailChange = (
  { outbox, now, newId }: Pick<Deps, 'outbox' | 'now' | 'newId'>,
  draft: Draft,
  person: StoredPerson,
  sentence: string,
  undo?: Undo,
): void => {
  const [id, at] = [newId(), now()];
  if (undo) {
    const life = fromDelivery(at, UNDO_HOURS * HOUR_MS);
    draft.factorUndos.put({ id, personId: person.id, createdAt: at.toISOString(), ...life, ...undo });
  }
  const enqueue = (to: string, change: string, undoId?: string) =>
    outbox.enqueue(draft, {
      kind: 'factor-changed',
      to,
      about: { type: 'person', id: person.id },
      values: {
        ...{ name: person.name, when: formatDateTime(at.toISOString()), change },
        ...(undoId && { undo: undoId }),
      },
    });
  enqueue(person.email, sentence, undo && id);
  for (const former of formerAddresses(draft, person, at))
    enqueue(former.email, `${sentence} ${WITH_ADDRESS}`, former.id);
};

/** Adds to a change of the own ways to sign in its audit entry and its mail. */
export const tellOwner = (
  deps: Pick<Deps, 'outbox' | 'now' | 'newId'>,
  draft: Draft,
  person: StoredPerson,
  { action, detail, sentence, undo }: FactorChange,
  actor: Pick<Actor, 'id' | 'name'>,
): void => {
  recordAudit(draft, deps, { actor, action, subjectKind: 'person', subjectId: person.id, detail });
  mailChange(deps, draft, person, sentence, undo);
};
