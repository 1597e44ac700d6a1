import { useQuery } from '@tanstack/react-query';
import type { Shop } from '#contract/settings/settings.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { runSettingsQuery } from '../../client/runs.ts';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { AreasForm } from './AreasForm.tsx';
import { VansForm } from './VansForm.tsx';

/** With which vans collections are planned, and where they go. */
export const VansSection = ({ shops }: { shops: readonly Shop[] }) => {
  const { data, isError, refetch } = useQuery(runSettingsQuery(usePlatform()));
  if (data) {
    return (
      <div className="stack">
        <VansForm vans={data.vans} shops={shops} />
        <AreasForm areas={data.areas} />
      </div>
    );
  }
  return isError ? (
    <NotReachable onRefresh={refetch}>The vans and areas could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the vans and areas" />
  );
};
