import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { dublinDay } from '#contract/dublin.ts';
import { listRuns } from '#contract/runs/calls.ts';
import type { RunState, RunSummary } from '#contract/runs/runs.ts';
import { queryOf } from '../../../client/calls.ts';
import type { Platform } from '../../../client/platform.ts';

/**
 * Runs from yesterday on for somebody who only drives. The address names no days, so that the evening's answer serves in the
 * morning, too.
 */
export const ownRuns = (platform: Platform) => queryOf(platform, listRuns, { query: { pageSize: PAGE_SIZE_MAX } });

const nearness: Record<RunState, number> = { out: 0, planned: 1, done: 2, cancelled: 3 };

export interface ShownRun {
  id: string;
  day: string;
}

/**
 * Returns the run that is out, whatever its day, else the next of today. The run shown stays on the day on which it ends, as
 * its driver may open it again and reads what was not taken.
 */
export const runOfNow = (runs: readonly RunSummary[], now: Date, shown: ShownRun | null): RunSummary | undefined => {
  const today = dublinDay(now);
  const isOfNow = ({ date, state }: RunSummary) => state === 'out' || (date === today && state !== 'cancelled');
  const [first] = runs
    .filter(isOfNow)
    .toSorted(
      (one, other) =>
        nearness[one.state] - nearness[other.state] || Number(other.date === today) - Number(one.date === today),
    );
  const shownRun = runs.find(({ id }) => id === shown?.id);
  if (!shownRun || shownRun.state === 'cancelled') return first;
  if (shownRun.state === 'out') return shownRun;
  const isHidden = shown?.day !== today || (shownRun.state === 'planned' && first?.state === 'out');
  return isHidden ? first : shownRun;
};
