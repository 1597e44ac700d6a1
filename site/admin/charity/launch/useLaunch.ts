import { useQuery } from '@tanstack/react-query';
import { readLaunch } from '#contract/launch/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';

/** Always refetched, as everything is filled in elsewhere; empty for anyone without the permission. */
export const useLaunch = (isWanted = true) => {
  const may = useMay('settings');
  return useQuery({ ...queryOf(usePlatform(), readLaunch, {}), staleTime: 0, enabled: isWanted && may });
};
