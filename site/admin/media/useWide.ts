import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 76rem)');

const subscribe = (listener: () => void) => {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** True while there is room for a panel beside a list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
