import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { readRun } from '#contract/runs/calls.ts';
import { type Run, run } from '#contract/runs/runs.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { useOutbox, useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { useMay } from '../../../client/useMay.ts';
import { UndoToast } from '../../review/moderation/UndoToast.tsx';
import { NoAccess } from '../../shell/layout/NoAccess.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { AdminNotFoundPage } from '../../shell/not-found/AdminNotFoundPage.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { DriverSheet } from './driver-sheet/DriverSheet.tsx';
import { PlannedRun } from './PlannedRun.tsx';
import { type RunControl, useRun } from './useRun.ts';
import { useSetOff } from './useSetOff.ts';

/** Shows a run as the server answered the entries sent about it. Belongs in the component that asks for the run. */
const useSentAnswers = (id: string): void => {
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

const LoadedRun = ({ run, control, greeting }: { run: Run; control: RunControl; greeting?: string | undefined }) => {
  const [search] = useSearchParams();
  const mayPlan = useMay('plan');
  const settingOff = useSetOff(run);
  const { state } = settingOff.run;
  const isDriven = state === 'out' || state === 'done';
  return !mayPlan || (isDriven && search.get('view') !== 'plan') ? (
    <DriverSheet settingOff={settingOff} control={control} greeting={greeting} />
  ) : (
    <PlannedRun settingOff={settingOff} control={control} />
  );
};

export const OneRun = ({ id, greeting }: { id: string; greeting?: string }) => {
  const control = useRun(id);
  useSentAnswers(id);
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ u: control.undo.undoLatest }, shortcuts);
  const { data: run, error, refetch } = control.query;
  if (error instanceof ApiError && error.status === 404) return <AdminNotFoundPage />;
  if (error instanceof ApiError && error.status === 403)
    return <NoAccess title="This run is not open">{sentenceOf(error, 'It is not one of your runs.')}</NoAccess>;
  if (!run) {
    return error ? (
      <NotReachable onRefresh={refetch}>The run could not be loaded.</NotReachable>
    ) : (
      <LoadingBox label="Loading the run" />
    );
  }
  return (
    <>
      <LoadedRun run={run} control={control} greeting={greeting} />
      <UndoToast undo={control.undo} />
    </>
  );
};

/** `?view=plan` shows the plan instead of the driver's sheet. */
export const RunPage = () => {
  const { id = '' } = useParams();
  return <OneRun key={id} id={id} />;
};
