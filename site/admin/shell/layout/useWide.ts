import { useCallback, useSyncExternalStore } from 'react';

/** True while the window is at least this wide: 64rem has room for the sidebar, 76rem for a panel beside a list, too. */
export const useWide = (width: '64rem' | '76rem'): boolean => {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const wide = window.matchMedia(query);
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
