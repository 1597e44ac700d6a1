import { describe, expect, it } from 'vitest';
import type { RunState, RunSummary } from '#contract/runs/runs.ts';
import { runOfNow } from '#site/admin/collect/runs/own-runs.ts';

const NOW = new Date('2026-03-05T00:05:00Z');
const [WEDNESDAY, THURSDAY] = ['2026-03-04', '2026-03-05'];

/** Runs by what tells them apart: "1 out 2026-03-05". */
const runs = (...said: string[]) =>
  said.map((one) => {
    const [id, state, date] = one.split(' ') as [string, RunState, string];
    return { id, state, date } as RunSummary;
  });
const idOf = (of: RunSummary[], shown: [id: string, day: string] | null = null) =>
  runOfNow(of, NOW, shown && { id: shown[0], day: shown[1] })?.id;

describe('the run of now', () => {
  it.each([
    ['out today, before one that is planned', ['1 planned 2026-03-05', '2 out 2026-03-05'], '2'],
    ['out since yesterday, before one that is planned today', ['1 out 2026-03-04', '2 planned 2026-03-05'], '1'],
    ['out today, before one that is out since yesterday', ['1 out 2026-03-04', '2 out 2026-03-05'], '2'],
    ['planned today, before one that is done', ['1 done 2026-03-05', '2 planned 2026-03-05'], '2'],
    ['none of another day that is not out', ['1 done 2026-03-04', '2 planned 2026-03-06'], undefined],
    ['none that is cancelled', ['1 cancelled 2026-03-05'], undefined],
  ])('is the one %s', (_, said, id) => {
    expect(idOf(runs(...said))).toBe(id);
  });

  it.each([
    ['stays when it is done', ['1 done 2026-03-05', '2 planned 2026-03-05'], THURSDAY, '1'],
    ['stays when it is done after midnight', ['1 done 2026-03-04', '2 planned 2026-03-05'], THURSDAY, '1'],
    ['stays while it is out', ['1 out 2026-03-04', '2 out 2026-03-05'], WEDNESDAY, '1'],
    ['goes the day after', ['1 done 2026-03-04', '2 planned 2026-03-05'], WEDNESDAY, '2'],
    ['goes when it is cancelled', ['1 cancelled 2026-03-05', '2 planned 2026-03-05'], THURSDAY, '2'],
    ['gives way to one that sets off while it is planned', ['1 planned 2026-03-05', '2 out 2026-03-05'], THURSDAY, '2'],
    ['goes when it is taken from its driver', ['2 planned 2026-03-05'], THURSDAY, '2'],
  ])('that is shown %s', (_, said, day, id) => {
    expect(idOf(runs(...said), ['1', day])).toBe(id);
  });
});
