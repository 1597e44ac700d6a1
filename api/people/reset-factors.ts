import type { StoredPerson } from '#contract/people/people.ts';
import { type Author, recordAudit } from '../audit/record.ts';
import { mailChange } from '../auth/factors/notify-owner.ts';
import { forgetUndos, removeFactors } from '../auth/factors/own-factors.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Deps } from '../http/deps.ts';
import { personByEmail } from './accounts.ts';

const SENTENCE =
  'Your second step was reset by whoever runs the server, and all your sessions have ended. You now sign in with your password alone.';

/**
 * Removes every factor, ends the sessions and mails the person; keeps the password. In the terminal there is no outbox, so
 * they must be told otherwise. @throws Failure `not_found`.
 */
export const resetFactors = (
  { outbox, ...deps }: Pick<Deps, 'store' | 'newId' | 'now'> & { outbox?: Deps['outbox'] | undefined },
  input: { email: string },
  author: Author,
): Promise<{ person: StoredPerson; isMailed: boolean }> =>
  deps.store.change((draft) => {
    const person = personByEmail(draft, input.email);
    removeFactors(draft, person.id);
    forgetUndos(draft, person.id);
    endSessions(draft, person);
    const entry = { actor: author, subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
    recordAudit(draft, deps, { ...entry, action: 'sign-in methods reset' });
    if (outbox) mailChange({ ...deps, outbox }, draft, person, { what: SENTENCE });
    return { person, isMailed: outbox !== undefined };
  });
