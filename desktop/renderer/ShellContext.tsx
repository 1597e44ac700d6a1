import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Bridge } from '../bridge/bridge.ts';
import type { ShellState } from '../bridge/shell-state.ts';
import type { ShellStore } from './shell-store.ts';

const Context = createContext<{ bridge: Bridge; store: ShellStore } | null>(null);

export const ShellProvider = Context.Provider;

export const useShell = (): { bridge: Bridge; state: ShellState } => {
  const shell = useContext(Context);
  if (!shell) throw new Error('useShell needs a ShellProvider above it.');
  const state = useSyncExternalStore(shell.store.subscribe, shell.store.current);
  return { bridge: shell.bridge, state };
};
