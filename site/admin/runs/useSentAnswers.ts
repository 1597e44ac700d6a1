import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { readRun } from '#contract/runs/calls.ts';
import { run } from '#contract/runs/runs.ts';
import { queryOf } from '../../client/calls.ts';
import { useOutbox, useOutboxState } from '../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';

/** Shows a run as the server answered the entries sent about it. Belongs in the component that asks for the run. */
export const useSentAnswers = (id: string): void => {
  const platform = usePlatform();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  // Queries tell of new data a moment later than the outbox of an entry that goes: here both are read at once.
  useOutboxState();
  useEffect(
    () =>
      outbox.onSent(({ subject }, answer) => {
        const sent = z.safeParse(run, answer).data;
        if (!('runId' in subject) || subject.runId !== id || !sent) return;
        queryClient.setQueryData(queryOf(platform, readRun, { id }).queryKey, sent);
        void queryClient.invalidateQueries({ queryKey: allOf('donationitems') });
      }),
    [outbox, queryClient, platform, id],
  );
};
