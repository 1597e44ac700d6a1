import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { agreeStops, assignStops, changeRun, deleteRun, readRun, suggestOrder } from '#contract/runs/calls.ts';
import type { Run, RunState } from '#contract/runs/runs.ts';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { allOf } from '../../client/query-keys.ts';
import { send } from '../../client/send.ts';
import { useUndo } from '../moderation/useUndo.ts';
import { toldOfEnd } from './run-labels.ts';

const FAILED = 'This did not work just now. Please try again.';
const endLabels: Partial<Record<RunState, string>> = { cancelled: 'Cancelled', done: 'Done' };
const CHANGED = 'A colleague has changed this run meanwhile. What you see now is theirs; please look again.';

/** One run, and what its planner and its driver do with it. */
export const useRun = (id: string) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const shown = queryOf(platform, readRun, { id });
  const query = useQuery(shown);
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: ({ work }: { work: (platform: Platform) => Promise<Run>; tells?: boolean }) => work(platform),
    onSuccess: (run) => queryClient.setQueryData(shown.queryKey, run),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf('runs') }),
        queryClient.invalidateQueries({ queryKey: allOf('donationitems') }),
      ]),
  });
  const removal = useMutation({
    mutationFn: () => send(platform, deleteRun, { id }),
    onSuccess: async () => {
      await navigate('/admin/runs', { replace: true });
      queryClient.removeQueries({ queryKey: shown.queryKey });
      await queryClient.invalidateQueries({ queryKey: allOf('runs') });
    },
  });
  const suggestion = useMutation({ mutationFn: () => send(platform, suggestOrder, { id }) });
  const error = change.error ?? removal.error;
  const isConflict = error instanceof ApiError && error.status === 409;
  const latest = useRef<Promise<Run>>(null);
  const undo = useUndo();
  // A change begins with what the one before it made of the run; where that failed, it fails alike.
  const withRun = (work: (to: Platform, run: Run) => Promise<Run>) => {
    const { data } = query;
    if (!data) return;
    const next = (to: Platform) => {
      const before = queryClient.getQueryData(shown.queryKey) ?? data;
      const after = (latest.current ?? Promise.resolve(before)).then((run) => work(to, run));
      latest.current = after;
      const end = () => {
        if (latest.current === after) latest.current = null;
      };
      after.then(end, end);
      return after;
    };
    change.mutate({ work: next });
  };
  const setState = (state: RunState) =>
    withRun(async (to, before) => {
      const label = endLabels[state];
      const ending = label ? undo.begin() : null;
      try {
        const after = await send(to, changeRun, { id, body: { state, revision: before.revision } });
        if (label) ending?.offer(`${label}: ${before.van}`, () => setState(before.state), toldOfEnd(before));
        return after;
      } finally {
        ending?.drop();
      }
    });
  return {
    query,
    busy: change.isPending || removal.isPending,
    isTelling: change.isPending && change.variables.tells === true,
    failure: error ? (isConflict ? `${sentenceOf(error, '')} ${CHANGED}`.trim() : sentenceOf(error, FAILED)) : '',
    suggestion,
    /** Changes which stops there are, and their order. */
    changeStops: (next: (stops: readonly string[]) => readonly string[]) => {
      suggestion.reset();
      withRun((to, { revision, stops }) =>
        send(to, assignStops, { id, body: { revision, stops: next(stops.map(({ donationId }) => donationId)) } }),
      );
    },
    remove: () => removal.mutate(),
    agree: () => change.mutate({ work: (to) => send(to, agreeStops, { id, body: {} }), tells: true }),
    setState,
    undo,
  };
};
export type RunControl = ReturnType<typeof useRun>;
