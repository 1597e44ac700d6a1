import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../client/preferences.ts';
import { useMay } from '../../client/useMay.ts';
import { usePreferences } from './usePreferences.ts';

/**
 * Whether a person sees the tools of a full day at the desk: analytics, saved views, the keys beside buttons, how sure the
 * automatic review is. Who publishes always does; who only decides or drives, once they have asked for it.
 */
export const useHasTools = (): boolean => {
  const publishes = useMay('publish');
  const { data } = useQuery({ ...preferencesQuery(usePlatform()), enabled: !publishes });
  return publishes || data?.moreTools === true;
};

/** The tools, and showing or hiding them where that is the person's choice. */
export const useTools = () => {
  const { change } = usePreferences();
  return {
    areShown: useHasTools(),
    isChoice: !useMay('publish'),
    show: (moreTools: boolean) => change({ moreTools }),
  };
};
