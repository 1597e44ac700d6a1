import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { recordRun } from './record-run.ts';
import { runOrThrow } from './run-or-throw.ts';

const NOT_EMPTY = 'This run has stops. Please cancel it, or take them off first.';

/** @throws Failure `not_found`, or `conflict` when it has stops. */
export const removeRun = (deps: Deps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const run = runOrThrow(draft, id);
    if (run.stops.length > 0) throw new Failure('conflict', NOT_EMPTY);
    draft.runs.remove(id);
    recordRun(draft, deps, run, { actor, action: 'deleted' });
  });
