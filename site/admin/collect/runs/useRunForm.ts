import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day } from '#contract/dublin.ts';
import { createRun } from '#contract/runs/calls.ts';
import type { Run } from '#contract/runs/runs.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import type { RunControl } from './useRun.ts';

const FAILED = 'This could not be saved. It is still here; please try again.';

export interface RunFormEnds {
  /**
   * Saves changes to a run that is already planned.
   * @throws ApiError
   */
  onChange?: RunControl['move'];
  onPlanned?: ((run: Run) => void) | undefined;
  onClose: () => void;
}

/** A day that is over or closed is saved only with `force`. */
export const useRunForm = (
  run: Run | null,
  start: { day: Day; van: string; area: string },
  { onChange, onPlanned, onClose }: RunFormEnds,
) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => ({
    date: run?.date ?? start.day,
    from: run?.from ?? '09:30',
    to: run?.to ?? '15:30',
    van: run?.van ?? start.van,
    driverId: run?.driverId ?? '',
    areas: run?.areas ?? (start.area ? [start.area] : []),
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
      const planned = run && onChange ? void (await onChange(sent)) : await send(platform, createRun, { body: sent });
      await queryClient.invalidateQueries({ queryKey: allOf('runs') });
      onClose();
      if (planned) onPlanned?.(planned);
    } catch (error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {};
      const mayForce = error instanceof ApiError && error.status === 409 && fields.date !== undefined;
      setProblem({ message: sentenceOf(error, FAILED), fields, mayForce });
      setBusy(false);
    }
  };
  return { values, problem, busy, change, save };
};
