import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { dublinDay } from '#contract/dublin.ts';
import { listRuns } from '#contract/runs/calls.ts';
import type { RunState, RunSummary } from '#contract/runs/runs.ts';
import { queryOf } from '../../client/calls.ts';
import type { Platform } from '../../client/platform.ts';

/** The runs of who only drives, from yesterday on; without days in its address, so that the evening's answer serves in the morning, too. */
export const ownRuns = (platform: Platform) => queryOf(platform, listRuns, { query: { pageSize: PAGE_SIZE_MAX } });

const nearness: Record<RunState, number> = { out: 0, planned: 1, done: 2, cancelled: 3 };

/** The run that its driver drives now: of today's the one that is out, or else the next; then one that is out since yesterday. */
export const runOfNow = (runs: readonly RunSummary[], now: Date): RunSummary | undefined => {
  const today = dublinDay(now);
  const ofToday = runs.filter(({ date, state }) => date === today && state !== 'cancelled');
  const [first] = ofToday.toSorted((one, other) => nearness[one.state] - nearness[other.state]);
  return first ?? runs.find(({ date, state }) => date < today && state === 'out');
};
