import { useSyncExternalStore } from 'react';

/** Keeps an on/off choice on this device; `first` holds until somebody chooses. */
export const deviceSwitch = (key: string, first: boolean) => {
  const listeners = new Set<() => void>();
  /** Choice if nothing can be stored; lasts until the page is left. */
  let unstored: boolean | null = null;
  const read = (): boolean => {
    if (unstored !== null) return unstored;
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
      unstored = on;
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
