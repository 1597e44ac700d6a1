import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { hasStaffDrafts } from '../../../client/staff-drafts.ts';
import { hasUnsavedWork } from '../../../client/unsaved-work.ts';

interface NewVersion {
  isHere: boolean;
  /** Asks the server; true if it answered. */
  check(): Promise<boolean>;
  /** Reloads the page, unless something on it is unsaved or on its way. */
  takeOver(): void;
}

const NewVersionContext = createContext<NewVersion>({ isHere: false, check: async () => false, takeOver: () => {} });
export const useNewVersion = (): NewVersion => use(NewVersionContext);

const LOADED_ANEW_KEY = 'portal.loaded-anew';
const LOAD_ANEW_AFTER_MS = 60_000;

/**
 * True at most once a minute, and never if the browser cannot remember it: a file that is gone for good must not cause a reload
 * loop.
 */
const mayLoadAnew = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(LOADED_ANEW_KEY) ?? 0);
    if (Date.now() - last < LOAD_ANEW_AFTER_MS) return false;
    sessionStorage.setItem(LOADED_ANEW_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/**
 * Checks for an update when a part of the portal does not arrive and when the server is back; the open page goes on with what
 * it has.
 */
export const NewVersionProvider = ({ children }: { children: ReactNode }) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [isHere, setHere] = useState(false);
  const asking = useRef<Promise<boolean>>(null);
  const check = useCallback(() => {
    const ask = async () => {
      try {
        if (await platform.isOutdated?.()) setHere(true);
        return true;
      } catch {
        return false;
      } finally {
        asking.current = null;
      }
    };
    asking.current ??= ask();
    return asking.current;
  }, [platform]);
  const takeOver = useCallback(() => {
    const isBusy = hasUnsavedWork() || hasStaffDrafts(['tab']) || queryClient.isMutating() > 0;
    if (!isBusy && mayLoadAnew()) location.reload();
  }, [queryClient]);
  useEffect(() => {
    // Vite tells of every script and style that does not arrive.
    const ask = () => void check();
    window.addEventListener('vite:preloadError', ask);
    return () => window.removeEventListener('vite:preloadError', ask);
  }, [check]);
  return (
    <NewVersionContext value={useMemo(() => ({ isHere, check, takeOver }), [isHere, check, takeOver])}>
      {children}
    </NewVersionContext>
  );
};
