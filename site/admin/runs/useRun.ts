import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Run, RunState } from '#contract/runs.ts';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { allOf } from '../../client/query-keys.ts';
import { agreeRun, assignStops, changeRun, removeRun, runById, suggestOrder } from '../../client/runs.ts';

const FAILED = 'This did not work just now. Please try again.';
const CHANGED = 'A colleague has changed this run meanwhile. What you see now is theirs; please look again.';

/** One run, and what its planner and its driver do with it. */
export const useRun = (id: string) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const query = useQuery(runById(platform, id));
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: ({ work }: { work: (platform: Platform) => Promise<Run>; tells?: boolean }) => work(platform),
    onSuccess: (run) => queryClient.setQueryData(runById(platform, id).queryKey, run),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf('runs') }),
        queryClient.invalidateQueries({ queryKey: allOf('donations') }),
      ]),
  });
  const removal = useMutation({
    mutationFn: () => removeRun(platform, id),
    onSuccess: async () => {
      await navigate('/admin/runs', { replace: true });
      queryClient.removeQueries({ queryKey: runById(platform, id).queryKey });
      await queryClient.invalidateQueries({ queryKey: allOf('runs') });
    },
  });
  const suggestion = useMutation({ mutationFn: () => suggestOrder(platform, id) });
  const error = change.error ?? removal.error;
  const isConflict = error instanceof ApiError && error.status === 409;
  const withRun = (work: (to: Platform, run: Run) => Promise<Run>) => {
    const { data } = query;
    if (data) change.mutate({ work: (to) => work(to, data) });
  };
  return {
    query,
    busy: change.isPending || removal.isPending,
    isTelling: change.isPending && change.variables.tells === true,
    failure: error ? (isConflict ? `${sentenceOf(error, '')} ${CHANGED}`.trim() : sentenceOf(error, FAILED)) : '',
    suggestion,
    setStops: (stops: readonly string[]) => {
      suggestion.reset();
      withRun((to, run) => assignStops(to, run, stops));
    },
    remove: () => removal.mutate(),
    agree: () => change.mutate({ work: (to) => agreeRun(to, id), tells: true }),
    setState: (state: RunState) => withRun((to, { revision }) => changeRun(to, id, { state, revision })),
  };
};
export type RunControl = ReturnType<typeof useRun>;
