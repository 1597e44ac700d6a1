import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import { assignStops, fitOffers, offerDays } from '#contract/runs/calls.ts';
import type { Run, RunSummary } from '#contract/runs/runs.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { Platform } from '../../../client/platform.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { type DayAct, takeBackDays } from './take-back-days.ts';

const FAILED = 'This did not work just now. Please try again.';

export interface Done {
  text: string;
  /** Names who is told; it can be undone until then. */
  note?: string | undefined;
  undo: (() => Promise<void>) | null;
}

export type RunToFill = Pick<RunSummary, 'id' | 'revision' | 'date' | 'van'> & {
  stops: readonly { donationId: string }[];
};

type PlanningOptions = { name: string; onDone: (offers: readonly string[]) => void };

const stopsOf = ({ stops }: Pick<RunToFill, 'stops'>) => stops.map(({ donationId }) => donationId);

export const usePlanning = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (work: (platform: Platform) => Promise<Done>) => work(platform),
    onMutate: () => setDone(null),
    onSuccess: (result) => setDone(result),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf('runs') }),
        queryClient.invalidateQueries({ queryKey: allOf('donationitems') }),
      ]),
  });
  return {
    busy: isPending,
    done,
    failure: error ? sentenceOf(error, FAILED) : '',
    hasOutcome: done !== null || error !== null,
    dismissFailure: () => {
      if (error) reset();
    },
    dismiss: () => {
      setDone(null);
      reset();
    },
    /** Puts each offer where it adds least to the run's way; `note` says who is told. */
    assign: (
      run: RunToFill,
      offers: readonly string[],
      { name, note, onDone }: PlanningOptions & { note: string | undefined },
    ) =>
      mutate(async (to) => {
        const before = stopsOf(run);
        const put = ({ id, revision }: Pick<Run, 'id' | 'revision'>, stops: readonly string[]) =>
          send(to, assignStops, { id, body: { stops, revision } });
        const { date } = run;
        const fit = await send(to, fitOffers, { body: { offers: [...offers], from: date, to: date } });
        const order = fit.runs.find(({ id }) => id === run.id)?.stops;
        const after = await put(run, order ?? [...before, ...offers]);
        onDone(offers);
        return { text: `${name} on the ${run.van}.`, note, undo: async () => void (await put(after, before)) };
      }),
    offer: (
      runs: readonly RunSummary[],
      offers: readonly string[],
      { name, days, onDone }: PlanningOptions & { days: string },
    ) =>
      mutate(async (to) => {
        const offered: DayAct[] = [];
        const done = (text: string): Done => {
          onDone(offered.map(({ id }) => id));
          return { text, note: notifiedSentence('offerDays', offered.length), undo: () => takeBackDays(to, offered) };
        };
        try {
          for (const id of offers) {
            const { pickup } = await send(to, offerDays, { id, body: { days: runs.map((run) => run.id) } });
            offered.push({ id, at: pickup?.before?.at });
          }
        } catch (error) {
          if (offered.length === 0) throw error;
          return done(`${offered.length} of ${offers.length} offers: ${days} offered. ${sentenceOf(error, FAILED)}`);
        }
        return done(`${name}: ${days} offered.`);
      }),
    /** Ends the offer of Undo when the first mail leaves. */
    expire: () => setDone((now) => now && { ...now, note: undefined, undo: null }),
    undo: () => {
      const undo = done?.undo;
      if (undo) mutate(() => undo().then(() => ({ text: 'Undone.', undo: null })));
    },
  };
};
export type Planning = ReturnType<typeof usePlanning>;
