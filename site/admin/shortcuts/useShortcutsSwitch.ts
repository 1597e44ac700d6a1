import { useSyncExternalStore } from 'react';

const KEY = 'portal.shortcuts';
const listeners = new Set<() => void>();
/** What was chosen where nothing can be kept; it lasts until the page is left. */
let unkept: boolean | null = null;

const read = (): boolean => {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

const choose = (on: boolean) => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    unkept = on;
  }
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether single keys act, as chosen on this device: people who speak to their computer need to switch them off. */
export const useShortcutsSwitch = (): [on: boolean, setOn: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, read, () => true),
  choose,
];
