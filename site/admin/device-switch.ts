import { useSyncExternalStore } from 'react';

/** A choice of on or off that is kept on this device, as a hook; `first` holds until somebody chooses. */
export const deviceSwitch = (key: string, first: boolean) => {
  const listeners = new Set<() => void>();
  /** What was chosen where nothing can be kept; it lasts until the page is left. */
  let unkept: boolean | null = null;
  const read = (): boolean => {
    if (unkept !== null) return unkept;
    try {
      return (localStorage.getItem(key) ?? (first ? 'on' : 'off')) === 'on';
    } catch {
      return first;
    }
  };
  const choose = (on: boolean) => {
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      unkept = on;
    }
    for (const tell of listeners) tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return (): [on: boolean, setOn: (on: boolean) => void] => [
    useSyncExternalStore(subscribe, read, () => first),
    choose,
  ];
};
