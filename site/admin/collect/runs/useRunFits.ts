import { useQuery } from '@tanstack/react-query';
import { fitOffers, suggestOffers } from '#contract/runs/calls.ts';
import type { RunFit } from '#contract/runs/run-fit.ts';
import type { RunRange } from '#contract/runs/runs.ts';
import { inputOf, queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';

const growth = ({ kilometresBefore, kilometresAfter }: RunFit) => kilometresAfter - kilometresBefore;

export const useRunFits = (ids: readonly string[], range: RunRange) => {
  const platform = usePlatform();
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(platform, fitOffers, { body: { ...range, offers: [...ids] } }),
    enabled: ids.length > 0,
    // A tick more or less changes little: what was known stays until it is known anew.
    placeholderData: (before, query) =>
      query && inputOf(query.queryKey, fitOffers)?.body.offers.some((id) => ids.includes(id)) ? before : undefined,
  });
  const { data: found } = useQuery(queryOf(platform, suggestOffers, { query: range }));
  const runs = ids.length > 0 ? (data?.runs ?? []) : [];
  return {
    fits: new Map(runs.map((fit) => [fit.id, fit])),
    /** True once the answer is about exactly these offers. */
    isKnown: data !== undefined && !isPlaceholderData,
    /** Minutes for which the van stands at the doors of the offers. */
    minutes: data?.minutes,
    /** Runs with room for all, the one with the least extra way first. */
    best: runs.filter(({ fits }) => fits).toSorted((a, b) => growth(a) - growth(b)),
    passing: new Set(runs.filter(({ passes }) => passes).map(({ id }) => id)),
    found: found ?? { suggestions: [], unpassed: [] },
  };
};
