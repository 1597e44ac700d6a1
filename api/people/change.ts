import type { PersonUpdate, StaffPerson, StoredPerson } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessionsOfColleague } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { NO_SUCH_PERSON } from './invite.ts';
import { checkNotLast } from './last-administrator.ts';
import { unassignInaccessible, unassignRequests } from './unassign.ts';
import { viewPerson } from './view.ts';

const auditedFields = ({ name, role, disabled }: StoredPerson) => ({ name, role, disabled });

const actionOf = (before: StoredPerson, after: StoredPerson) => {
  if (before.disabled !== after.disabled) return after.disabled ? 'disabled' : 'enabled';
  return before.role === after.role ? 'changed' : 'role changed';
};

/**
 * Disabling ends sessions and invitations.
 * @throws Failure `not_found`, or `conflict` when nobody could administer the portal afterwards.
 */
export const changePerson = async (
  deps: Deps,
  { id, name, role, disabled }: PersonUpdate & { id: string },
  actor: Actor,
): Promise<StaffPerson> => {
  const person = await deps.store.change((draft) => {
    const before = draft.people.get(id);
    if (!before) throw new Failure('not_found', NO_SUCH_PERSON);
    const after: StoredPerson = {
      ...before,
      name: name ?? before.name,
      role: role ?? before.role,
      disabled: disabled ?? before.disabled,
      devices: disabled ? [] : before.devices,
    };
    const changed = changedFields(auditedFields(before), auditedFields(after));
    if (Object.keys(changed.after).length === 0) return before;
    if (after.disabled || !mayDo(after.role, 'people')) checkNotLast(draft, before);
    draft.people.put(after);
    if (after.disabled) unassignRequests(draft, id);
    unassignInaccessible(draft, after);
    if (after.disabled) {
      draft.people.put(endSessionsOfColleague(draft, after));
      withdrawInvitations(draft, id);
    }
    const subject = { subjectKind: 'person', subjectId: id, detail: after.name } as const;
    recordAudit(draft, deps, { actor, action: actionOf(before, after), ...subject, changed });
    return after;
  });
  return viewPerson(deps, person);
};

/** @throws Failure `not_found`. */
export const endSessionsOf = (deps: Deps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const person = draft.people.get(id);
    if (!person) throw new Failure('not_found', NO_SUCH_PERSON);
    draft.people.put(endSessionsOfColleague(draft, person));
    const subject = { subjectKind: 'person', subjectId: id, detail: person.name } as const;
    recordAudit(draft, deps, { actor, action: 'sessions ended', ...subject });
  });
