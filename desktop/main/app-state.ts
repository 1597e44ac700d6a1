import type { ShellState } from '../bridge/shell-state.ts';

export type AppState = Pick<
  ShellState,
  | 'putAside'
  | 'noticesFail'
  | 'proxyLogin'
  | 'offlineSince'
  | 'menu'
  | 'isMaximized'
  | 'downloads'
  | 'update'
  | 'mayChangeServer'
  | 'lock'
>;

const initial: AppState = {
  ...{ putAside: [], noticesFail: false, proxyLogin: null },
  ...{ offlineSince: null, menu: null, isMaximized: false, downloads: [], update: null, mayChangeServer: true },
  lock: { isLocked: false, byChoice: false, after: null, hasSystemUnlock: false },
};

export const createAppState = () => {
  let state = initial;
  let onChange = () => {};
  return {
    get: () => state,
    set(change: Partial<AppState>): void {
      state = { ...state, ...change };
      onChange();
    },
    whenChanged(listener: () => void): void {
      onChange = listener;
    },
  };
};
export type AppStateStore = ReturnType<typeof createAppState>;
