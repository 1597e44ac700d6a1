import type { StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';

const NO_SUCH_RUN = 'There is no such run. It may have been deleted.';

/** @throws Failure `not_found`. */
export const runOrThrow = (
  { runs }: { readonly runs: { get(id: string): StoredRun | undefined } },
  id: string,
): StoredRun => {
  const run = runs.get(id);
  if (!run) throw new Failure('not_found', NO_SUCH_RUN);
  return run;
};
