import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InputOf } from '#contract/calls/address.ts';
import { notifiedSentence, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import { agreeStops, assignStops, changeRun, deleteRun, readRun, suggestOrder } from '#contract/runs/calls.ts';
import type { Run, RunState, RunStop } from '#contract/runs/runs.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { Platform } from '../../../client/platform.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { useUndo } from '../../review/moderation/useUndo.ts';
import { areSameTimes, notifiedDonors } from './run-labels.ts';
import { type DayAct, takeBackDays } from './take-back-days.ts';

const FAILED = 'This did not work just now. Please try again.';
const endLabels: Partial<Record<RunState, string>> = { cancelled: 'Cancelled', done: 'Done' };
const CHANGED = 'A colleague has changed this run meanwhile. What you see now is theirs; please look again.';

type Work = (to: Platform, run: Run) => Promise<Run>;

interface Offered {
  label: string;
  act: StaffMailAct;
  /** Number of donors who hear of it. */
  notified: number;
  undo: () => void;
}
type OfferedOf = (before: Run, after: Run) => Offered | null;
type Moving = Omit<InputOf<typeof changeRun>['body'], 'state' | 'revision'>;

const movedFields = ['date', 'from', 'to', 'van', 'driverId', 'areas', 'shop', 'stopsMax', 'minutesMax'] as const;
/** Returns the altered fields as they were; a van comes with its shop, as it would otherwise start at its own. */
const alteredOf = (before: Run, after: Run): Moving => {
  const isAltered = (field: (typeof movedFields)[number]) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.fromEntries(
    movedFields
      .filter((field) => isAltered(field) || (field === 'shop' && isAltered('van')))
      .map((field) => [field, before[field]]),
  );
};

const idsOf = (stops: readonly Pick<RunStop, 'donationId'>[]) => stops.map(({ donationId }) => donationId);
const alone = (run: Run, id: string): Run => ({
  ...run,
  stops: run.stops.filter(({ donationId }) => donationId === id),
});

export const useRun = (id: string) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const shown = queryOf(platform, readRun, { id });
  const query = useQuery(shown);
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: ({ work }: { work: (platform: Platform) => Promise<Run>; isTelling: boolean }) => work(platform),
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
  const withRun = (work: Work, offered?: OfferedOf, isTelling = false) => {
    const { data } = query;
    if (!data) return;
    const pending = offered ? undo.begin() : null;
    const next = (to: Platform) => {
      const before = queryClient.getQueryData(shown.queryKey) ?? data;
      const after = (latest.current ?? Promise.resolve(before)).then(async (run) => {
        const changed = await work(to, run);
        const offer = offered?.(run, changed);
        if (offer) pending?.offer(offer.label, offer.undo, { note: notifiedSentence(offer.act, offer.notified) });
        return changed;
      });
      latest.current = after;
      const end = () => {
        pending?.drop();
        if (latest.current === after) latest.current = null;
      };
      after.then(end, end);
      return after;
    };
    change.mutate({ work: next, isTelling });
  };
  const changeStops = (next: (stops: readonly string[]) => readonly string[], offered?: OfferedOf) => {
    suggestion.reset();
    withRun(
      (to, { revision, stops }) => send(to, assignStops, { id, body: { revision, stops: next(idsOf(stops)) } }),
      offered,
    );
  };
  const setState = (state: RunState) => {
    const label = endLabels[state];
    const work: Work = (to, { revision }) => send(to, changeRun, { id, body: { state, revision } });
    if (!label) return withRun(work);
    withRun(work, (before, { revision }) => ({
      label: `${label}: ${before.van}`,
      ...{ act: 'endRun', notified: notifiedDonors(before, new Date()) },
      undo: () => withRun((to) => send(to, changeRun, { id, body: { state: before.state, revision } })),
    }));
  };
  const disagree = (acts: readonly DayAct[]) =>
    withRun(async (to) => {
      await takeBackDays(to, acts);
      return send(to, readRun, { id });
    });
  return {
    query,
    busy: change.isPending || removal.isPending,
    isTelling: change.isPending && change.variables.isTelling,
    failure: error ? (isConflict ? `${sentenceOf(error, '')} ${CHANGED}`.trim() : sentenceOf(error, FAILED)) : '',
    suggestion,
    changeStops,
    takeOff: ({ donationId, name }: RunStop) =>
      changeStops(
        (ids) => ids.filter((one) => one !== donationId),
        (before) => ({
          label: `Off the run: ${name}`,
          ...{ act: 'takeOffRun', notified: notifiedDonors(alone(before, donationId), new Date()) },
          undo: () =>
            changeStops((ids) =>
              ids.includes(donationId) ? ids : ids.toSpliced(idsOf(before.stops).indexOf(donationId), 0, donationId),
            ),
        }),
      ),
    remove: () => removal.mutate(),
    agree: () =>
      withRun(
        (to) => send(to, agreeStops, { id, body: {} }),
        (before, after) => {
          const news = after.stops.filter(
            ({ donationId, state }) => state === 'agreed' && alone(before, donationId).stops[0]?.state !== 'agreed',
          );
          if (news.length === 0) return null;
          const label = `Agreed: ${news.length === 1 ? news[0]?.name : `${news.length} stops`}`;
          const acts = news.map(({ donationId, dayActedAt }) => ({ id: donationId, at: dayActedAt }));
          return { label, act: 'agreeDay', notified: news.length, undo: () => disagree(acts) };
        },
        true,
      ),
    /**
     * Saves other times, another van or driver.
     * @throws ApiError
     */
    move: async (body: Moving) => {
      const before = query.data;
      if (!before) return;
      const pending = undo.begin();
      try {
        const after = await send(platform, changeRun, { id, body: { ...body, revision: before.revision } });
        queryClient.setQueryData(shown.queryKey, after);
        const notified = areSameTimes(before, after) ? 0 : notifiedDonors(before, new Date(), after);
        const { revision } = after;
        const restored = { ...alteredOf(before, after), force: true, revision };
        const back = () => withRun((to) => send(to, changeRun, { id, body: restored }));
        pending.offer(`Changed: ${before.van}`, back, { note: notifiedSentence('moveRun', notified) });
      } finally {
        pending.drop();
      }
    },
    setState,
    undo,
  };
};
export type RunControl = ReturnType<typeof useRun>;
