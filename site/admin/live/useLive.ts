import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LiveKind } from '#contract/live/live.ts';
import { followChanges, type LiveState } from '../../client/live.ts';
import { useEndedUser, usePlatform } from '../../client/PlatformContext.tsx';
import { refreshKinds } from '../../client/refresh-kinds.ts';
import { refreshQueries } from '../../client/refresh-queries.ts';

/** Changes that come close together are shown together. */
const GATHER_MS = 250;
/** How often a refresh gives way to decisions that are just being sent. */
const GIVE_WAY_MAX = 12;
/** A connection that comes back within this time was never worth mentioning. */
const LOST_AFTER_MS = 5000;

/** `offline` where the shell says itself that there is no connection, in words of its own. */
export type ShownLiveState = LiveState | 'offline';

const noChanges = () => () => {};

/**
 * Refreshes what is shown as soon as something changes on the server, and says whether it does. Calls `onBack` when a lost
 * connection is back. To be used once.
 */
export const useLive = (onBack: () => void): ShownLiveState => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const hasEnded = useEndedUser() !== null;
  const tellBack = useEffectEvent(onBack);
  const isOnline = useSyncExternalStore(
    platform.connection?.subscribe ?? noChanges,
    () => platform.connection?.isOnline() ?? true,
    () => true,
  );
  useEffect(() => {
    if (hasEnded) return;
    const leaving = new AbortController();
    let kinds = new Set<LiveKind>();
    let wasLive = false;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let losing: ReturnType<typeof setTimeout> | undefined;
    const refresh = (gaveWay: number) => {
      gathering = undefined;
      // A fresh list would show what is just being decided as undecided, for a moment.
      if (queryClient.isMutating() > 0 && gaveWay < GIVE_WAY_MAX) {
        gathering = setTimeout(refresh, GATHER_MS, gaveWay + 1);
        return;
      }
      refreshKinds(queryClient, kinds);
      kinds = new Set();
    };
    void followChanges(
      { platform, network: window },
      {
        onState: (next) => {
          if (next === 'lost') {
            losing ??= setTimeout(setState, LOST_AFTER_MS, next);
            return;
          }
          clearTimeout(losing);
          losing = undefined;
          setState(next);
          if (next === 'live' && wasLive) tellBack();
          wasLive ||= next === 'live';
        },
        onChange: ({ kind }) => {
          kinds.add(kind);
          gathering ??= setTimeout(refresh, GATHER_MS, 0);
        },
        onResync: () => refreshQueries(queryClient),
      },
      leaving.signal,
    );
    return () => {
      leaving.abort();
      clearTimeout(gathering);
      clearTimeout(losing);
    };
  }, [platform, queryClient, hasEnded]);
  return isOnline ? state : 'offline';
};
