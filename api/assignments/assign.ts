import type { BulkAssignment } from '#contract/assignments/assignment.ts';
import type { BulkResults } from '#contract/moderation/moderation.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { eachOf } from '../moderation/bulk.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { checkColleague } from '../people/check-colleague.ts';
import type { Draft } from '../store/store.ts';

interface Assignable {
  id: string;
  assignedTo?: string | undefined;
  assignedBy?: string | undefined;
  quarantinedAt?: string | undefined;
}

export interface AssignedKind<Item extends Assignable> {
  kind: 'testimonial' | 'donation' | 'post';
  find(draft: Draft, id: string): Item;
  put(draft: Draft, item: Item): void;
  detail(item: Item): string;
}

/**
 * Returns the outcome for each record; one already assigned that way stays as it is.
 * @throws Failure `invalid` for somebody without an account, or who may not open such a record.
 */
export const assignMany = <Item extends Assignable>(
  deps: Deps,
  { kind, find, put, detail }: AssignedKind<Item>,
  { ids, assignedTo }: BulkAssignment,
  actor: Actor,
): Promise<BulkResults> =>
  eachOf(ids, 'assigned', (id) =>
    deps.store.change((draft) => {
      checkColleague(draft, assignedTo, kind);
      const before = find(draft, id);
      checkReleased(before);
      if ((before.assignedTo ?? null) === assignedTo) return;
      const { assignedTo: _, assignedBy: __, ...nobody } = before;
      put(draft, { ...nobody, ...(assignedTo && { assignedTo, assignedBy: actor.id }) } as Item);
      const action = assignedTo === null ? 'unassigned' : 'assigned';
      recordAudit(draft, deps, { actor, action, subjectKind: kind, subjectId: id, detail: detail(before) });
    }),
  );
