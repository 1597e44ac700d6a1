import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LiveKind } from '#contract/live/live.ts';
import { followChanges, type LiveState } from '../../../client/live.ts';
import { useEndedUser, usePlatform } from '../../../client/PlatformContext.tsx';
import { refreshKinds } from '../../../client/refresh-kinds.ts';
import { refreshQueries } from '../../../client/refresh-queries.ts';

/** Milliseconds within which changes are shown together. */
const GATHER_MS = 250;
/** Number of times that a refresh gives way to decisions being sent. */
const GIVE_WAY_MAX = 12;
/** Milliseconds before a lost connection is mentioned. */
const LOST_AFTER_MS = 5000;

/** `offline` if the shell itself says that there is no connection. */
export type ShownLiveState = LiveState | 'offline';

const noChanges = () => () => {};

/**
 * Refreshes what is shown when something changes on the server, and calls `onBack` when a lost connection is back. Use it only
 * once.
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
