import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { useMay } from '../../../client/useMay.ts';
import { usePreferences } from './usePreferences.ts';

/**
 * Tools of a full day at the desk: analytics, saved views, the keys beside buttons, how sure the automatic review is.
 * Publishers always see them; people who only decide or drive, once they have asked for them.
 */
export const useHasTools = (): boolean => {
  const publishes = useMay('publish');
  const { data } = useQuery({ ...preferencesQuery(usePlatform()), enabled: !publishes });
  return publishes || data?.moreTools === true;
};

export const useTools = () => {
  const { change } = usePreferences();
  return {
    areShown: useHasTools(),
    isChoice: !useMay('publish'),
    show: (moreTools: boolean) => change({ moreTools }),
  };
};
