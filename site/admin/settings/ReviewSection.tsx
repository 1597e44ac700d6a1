import { useQuery } from '@tanstack/react-query';
import { readReviewRules } from '#contract/settings/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { CeilingForm } from './CeilingForm.tsx';
import { DonorReasonsForm } from './DonorReasonsForm.tsx';
import { DutyForm } from './DutyForm.tsx';
import { ExportForm } from './ExportForm.tsx';
import { HelplinesForm } from './HelplinesForm.tsx';
import { RejectionReasonsForm } from './RejectionReasonsForm.tsx';

/** What helps staff to review. */
export const ReviewSection = () => {
  const { data, isError, refetch } = useQuery(queryOf(usePlatform(), readReviewRules, {}));
  if (data)
    return (
      <div className="stack">
        <DutyForm />
        <HelplinesForm />
        <CeilingForm rules={data} />
        <RejectionReasonsForm rules={data} />
        <DonorReasonsForm rules={data} />
        <ExportForm rules={data} />
      </div>
    );
  return isError ? (
    <NotReachable onRefresh={refetch}>The review rules could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the review rules" />
  );
};
