import type { Run, RunQuery, RunRange, Runs, StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { pageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { runOrThrow } from './run-or-throw.ts';
import { viewRun, viewSummary } from './view.ts';

const BACKWARDS = 'The first day must not be later than the last.';

/** Where the first run on this day or later is among runs in the order of their days. */
const firstFrom = (runs: readonly StoredRun[], day: string): number => {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.date ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The runs of some days, in their order. @throws Failure `invalid` if they end before they begin. */
export const runsBetween = ({ store }: Pick<Deps, 'store'>, { from, to }: RunRange): readonly StoredRun[] => {
  if (from && to && from > to) throw new Failure('invalid', BACKWARDS, { fields: { from: BACKWARDS } });
  const all = store.data.runs.list('date', EVERY);
  return all.slice(from ? firstFrom(all, from) : 0, to ? firstFrom(all, `${to}~`) : all.length);
};

/** The runs of some days, earliest first. @throws Failure `invalid`. */
export const listRuns = (deps: Pick<Deps, 'store'>, query: RunQuery): Runs => {
  const { rows, total } = pageOf(runsBetween(deps, query), query);
  return { runs: rows.map((run) => viewSummary(deps, run)), total };
};

/** One run. @throws Failure `not_found`. */
export const readRun = (deps: Pick<Deps, 'store'>, id: string): Run => viewRun(deps, runOrThrow(deps.store.data, id));
