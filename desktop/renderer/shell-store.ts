import type { Bridge } from '../bridge/bridge.ts';
import type { ShellState } from '../bridge/shell-state.ts';

export interface ShellStore {
  current(): ShellState;
  subscribe(listener: () => void): () => void;
}

export const createShellStore = (bridge: Pick<Bridge, 'onState'>, first: ShellState): ShellStore => {
  const listeners = new Set<() => void>();
  let state = first;
  bridge.onState((next) => {
    state = next;
    for (const listener of listeners) listener();
  });
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
