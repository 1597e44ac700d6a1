import { dayName } from '#contract/dublin.ts';
import type { SetOff } from '#contract/runs/run-changes.ts';
import type { Run, StoredRun } from '#contract/runs/runs.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReport, REPORT_STORED } from './open-run.ts';
import { recordRun } from './record-run.ts';
import { runOrThrow } from './run-or-throw.ts';
import { tappedAt } from './tapped-at.ts';
import { viewRun } from './view.ts';

const CANCELLED = 'This run was cancelled.';
const DONE = 'This run was set to done meanwhile.';
const DRIVER_CHANGED = 'The driver of this run was changed meanwhile.';

/** @throws Failure `conflict` if the run has another day or driver than was seen. */
const checkAsSeen = (run: StoredRun, { date = run.date, driverId = run.driverId }: Partial<SetOff>, by: Actor) => {
  if (date !== run.date) throw new Failure('conflict', `This run was moved to ${dayName(run.date)} meanwhile.`);
  if (driverId !== run.driverId && by.id !== run.driverId) throw new Failure('conflict', DRIVER_CHANGED);
};

/**
 * Records the departure at the time tapped. A repeated idempotency key, or a van already out, changes nothing.
 * @throws Failure `forbidden`, `not_found`, or `conflict` for a run cancelled, done or reassigned meanwhile.
 */
export const setOff = async (
  deps: Deps,
  { id, ...seen }: SetOff & { id: string },
  actor: Actor,
  key: string | null,
): Promise<Run> => {
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key, request: ['set off', id, seen] });
  let isOpen = false;
  const stored = await deps.store.change((draft) => {
    const run = runOrThrow(draft, id);
    const tapped = tappedAt(seen.at, run.createdAt, deps.now()) ?? deps.now().toISOString();
    ({ isOpen } = checkReport(deps, { run, actor, tappedAt: tapped }));
    if (isDone(draft)) return run;
    checkAsSeen(run, isOpen ? seen : { ...seen, driverId: actor.id }, actor);
    if (run.state === 'out') return run;
    if (run.state !== 'planned') throw new Failure('conflict', run.state === 'done' ? DONE : CANCELLED);
    const after: StoredRun = { ...run, state: 'out', revision: run.revision + 1 };
    draft.runs.put(after);
    const fields = { before: { state: run.state }, after: { state: after.state, at: tapped } };
    recordRun(draft, deps, after, { actor, action: 'changed', changed: fields, repeatKey });
    return after;
  });
  if (!isOpen) throw new Failure('conflict', REPORT_STORED);
  return viewRun(deps, stored);
};
