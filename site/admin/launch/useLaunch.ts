import { useQuery } from '@tanstack/react-query';
import { readLaunch } from '#contract/launch/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { useMay } from '../../client/useMay.ts';

/** What the website still lacks; asked anew by whoever shows it, as everything is filled in elsewhere. Nothing for who may not know. */
export const useLaunch = (isWanted = true) => {
  const may = useMay('settings');
  return useQuery({ ...queryOf(usePlatform(), readLaunch, {}), staleTime: 0, enabled: isWanted && may });
};
