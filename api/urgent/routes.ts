import * as calls from '#contract/urgent/calls.ts';
import type { StaffUrgency, Urgency, UrgentChange } from '#contract/urgent/urgent.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import type { Actor } from '../identity/interfaces.ts';
import { withdrawAlerts } from './alert-duty.ts';
import { dutyOf, saveDuty } from './duty.ts';
import { putUrgency, urgencyOf, urgentRecord, viewUrgency } from './urgent-records.ts';

const NOT_FOUND = 'Nothing urgent stands here any more. Please reload the page.';

const changed = (before: Urgency, did: UrgentChange['did'], mark: { at: string; by: string }): Urgency => {
  const opened = { ...before, opened: before.opened ?? mark };
  if (did === 'settle') return { ...opened, settled: before.settled ?? mark };
  const { settled, ...standing } = before;
  return did === 'reopen' ? standing : opened;
};

const actions = { take: 'taken over', settle: 'looked after', reopen: 'reopened' } as const;

/** @throws Failure `not_found` where nothing urgent stands. */
const changeUrgent = (
  deps: Deps,
  { kind, id }: { kind: string; id: string },
  { did }: UrgentChange,
  actor: Actor,
): Promise<StaffUrgency> =>
  deps.store.change((draft) => {
    const found = urgentRecord(draft, kind, id);
    if (!found) throw new Failure('not_found', NOT_FOUND);
    const before = urgencyOf(found.record);
    const at = deps.now().toISOString();
    const after = changed(before, did, { at, by: actor.id });
    const takes = did === 'take' && found.record.assignedTo !== actor.id;
    const isDone = JSON.stringify(after) === JSON.stringify(before) && !takes;
    if (!isDone) {
      putUrgency(draft, found, after, takes ? { assignedTo: actor.id, assignedBy: actor.id } : {});
      if (after.opened) withdrawAlerts(deps, draft);
      if (did !== 'open')
        recordAudit(draft, deps, { actor, action: actions[did], subjectKind: found.kind, subjectId: id, at });
    }
    const urgent = urgentRecord(draft, kind, id) ?? found;
    return viewUrgency(draft, urgent).urgency ?? { since: after.since };
  });

export const urgentRoutes: Route[] = [
  route(calls.changeUrgent, {
    tag: 'Today',
    summary:
      'Say that what a person in danger wrote (`kind`: testimonial, message or donation) was opened, is taken over, or is looked after',
    essential: true,
    mayFail: ['not_found'],
    handle: ({ deps, params, body, actor }) => changeUrgent(deps, params, body, actor),
  }),
  route(calls.readDuty, {
    tag: 'Settings',
    summary: 'Who is mailed when somebody may be in danger',
    handle: ({ deps }) => dutyOf(deps.store.data),
  }),
  route(calls.saveDuty, {
    tag: 'Settings',
    summary: 'Replace who is mailed when somebody may be in danger',
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => saveDuty(deps, body, actor),
  }),
];
