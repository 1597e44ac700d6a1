import { isListedFor, isOpenFor } from '#contract/runs/open-run.ts';
import type { Run, RunQuery, RunRange, RunSummary, Runs, StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { checkOpen } from './open-run.ts';
import { runOrThrow } from './run-or-throw.ts';
import { viewRun, viewSummary } from './view.ts';

const BACKWARDS = 'The first day must not be later than the last.';

const firstFrom = (runs: readonly StoredRun[], day: string): number => {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.date ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** @throws Failure `invalid` if `to` is before `from`. */
export const runsBetween = ({ store }: Pick<Deps, 'store'>, { from, to }: RunRange): readonly StoredRun[] => {
  if (from && to && from > to) throw new Failure('invalid', BACKWARDS, { fields: { from: BACKWARDS } });
  const all = store.data.runs.list('date', EVERY);
  return all.slice(from ? firstFrom(all, from) : 0, to ? firstFrom(all, `${to}~`) : all.length);
};

const viewUnopened = (run: RunSummary): RunSummary => ({ ...run, stops: [] });

/** Runs that the actor may see, earliest first. @throws Failure `invalid`. */
export const listRuns = (deps: Pick<Deps, 'store' | 'now'>, query: RunQuery, actor: Actor): Runs => {
  const now = deps.now();
  const found = runsBetween(deps, query).filter((run) => isListedFor(actor, run, now));
  const { rows, total } = pageOf(found, query);
  const view = (run: StoredRun) => {
    const shown = viewSummary(deps, run);
    return isOpenFor(actor, run, now) ? shown : viewUnopened(shown);
  };
  return { runs: rows.map(view), total };
};

/** @throws Failure `not_found`, `forbidden`. */
export const readRun = (deps: Pick<Deps, 'store' | 'now'>, id: string, actor: Actor): Run => {
  const run = runOrThrow(deps.store.data, id);
  checkOpen(deps, run, actor);
  return viewRun(deps, run);
};
