import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day } from '#contract/dublin.ts';
import { changeRun, createRun } from '#contract/runs/calls.ts';
import type { Run } from '#contract/runs/runs.ts';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { send } from '../../client/send.ts';

const FAILED = 'This could not be saved. It is still here; please try again.';

/** What is typed about a run that is planned or changed. A day that is over or closed is saved only with `force`. */
export const useRunForm = (run: Run | null, start: { day: Day; van: string }, onSaved: () => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => ({
    date: run?.date ?? start.day,
    from: run?.from ?? '09:30',
    to: run?.to ?? '15:30',
    van: run?.van ?? start.van,
    driverId: run?.driverId ?? '',
    areas: run?.areas ?? [],
  }));
  const [problem, setProblem] = useState<{
    message: string;
    fields: Readonly<Record<string, string>>;
    mayForce: boolean;
  }>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const save = async (force: boolean) => {
    if (busy) return;
    setBusy(true);
    const sent = { ...values, driverId: values.driverId || null, force };
    try {
      await (run
        ? send(platform, changeRun, { id: run.id, body: { ...sent, revision: run.revision } })
        : send(platform, createRun, { body: sent }));
      await queryClient.invalidateQueries({ queryKey: allOf('runs') });
      onSaved();
    } catch (error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {};
      const mayForce = error instanceof ApiError && error.status === 409 && fields.date !== undefined;
      setProblem({ message: sentenceOf(error, FAILED), fields, mayForce });
      setBusy(false);
    }
  };
  return { values, problem, busy, change, save };
};
