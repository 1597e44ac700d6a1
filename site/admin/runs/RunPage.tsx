import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { useMay } from '../../client/useMay.ts';
import { NoAccess } from '../layout/NoAccess.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { AdminNotFoundPage } from '../not-found/AdminNotFoundPage.tsx';
import { DriverSheet } from './driver-sheet/DriverSheet.tsx';
import { PlannedRun } from './PlannedRun.tsx';
import { useRun } from './useRun.ts';

/** One van's day: planned before, driven with the sheet, which `?view=plan` leaves for the plan. */
export const RunPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const control = useRun(id);
  const mayPlan = useMay('plan');
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
  const isDriven = run.state === 'out' || run.state === 'done';
  return !mayPlan || (isDriven && search.get('view') !== 'plan') ? (
    <DriverSheet run={run} control={control} />
  ) : (
    <PlannedRun run={run} control={control} />
  );
};
