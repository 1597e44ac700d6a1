import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  for (const name of ['focus', 'blur']) window.addEventListener(name, onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    for (const name of ['focus', 'blur']) window.removeEventListener(name, onChange);
  };
};

export const useIsPresent = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());
