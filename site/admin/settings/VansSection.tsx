import { useQuery } from '@tanstack/react-query';
import { readRunSettings } from '#contract/settings/calls.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { AreasForm } from './AreasForm.tsx';
import { VansForm } from './VansForm.tsx';

/** With which vans collections are planned, and where they go. */
export const VansSection = ({ shops }: { shops: readonly Shop[] }) => {
  const { data, isError, refetch } = useQuery(queryOf(usePlatform(), readRunSettings, {}));
  if (data) {
    return (
      <div className="stack">
        <VansForm settings={data} shops={shops} />
        <AreasForm settings={data} />
      </div>
    );
  }
  return isError ? (
    <NotReachable onRefresh={refetch}>The vans and areas could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the vans and areas" />
  );
};
