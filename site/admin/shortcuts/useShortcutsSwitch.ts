import { useState } from 'react';

const KEY = 'portal.shortcuts';

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Whether single keys act, as chosen on this device: people who speak to their computer need to switch them off. */
export const useShortcutsSwitch = (): [on: boolean, setOn: (on: boolean) => void] => {
  const [on, setOn] = useState(read);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? 'on' : 'off');
      } catch {
        // the choice then lasts until the page is left
      }
    },
  ];
};
