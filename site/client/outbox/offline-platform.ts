import type { Platform } from '../platform.ts';
import { createCachingPlatform } from './caching-platform.ts';
import { createOfflineCache } from './offline-cache.ts';
import type { OfflineStorage } from './offline-storage.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const CACHED_FOR_MS = 3 * 24 * 60 * 60_000;

interface OfflinePlatform {
  platform: Platform;
  outbox: Outbox;
}

const heardBy = (outbox: Pick<Outbox, 'heard'>, platform: Platform): Platform => ({
  ...platform,
  async fetch(path, init, made) {
    try {
      const answer = await platform.fetch(path, init, made);
      outbox.heard(true);
      return answer;
    } catch (error) {
      // A screen that was left has stopped its own calls.
      if (!init?.signal?.aborted) outbox.heard(false);
      throw error;
    }
  },
});

/** Signing out wipes the outbox and the stored answers; the end of a session does not. */
export const createOfflinePlatform = (platform: Platform, storage: OfflineStorage): OfflinePlatform => {
  const cache = createOfflineCache(storage, () => platform.session.current()?.role);
  const outbox = createOutbox({
    ...{ platform, storage },
    ...(platform.kind === 'web' &&
      typeof BroadcastChannel === 'function' && { tabs: new BroadcastChannel('portal.outbox') }),
    ...(platform.kind === 'web' && typeof navigator.locks === 'object' && { locks: navigator.locks }),
  });
  const cachingPlatform = createCachingPlatform({ platform: heardBy(outbox, platform), cache, outbox });
  let role = platform.session.current()?.role;
  const forgetOthers = () => {
    const person = platform.session.current();
    // Another role may not see what was stored for the earlier one.
    if (role && person && person.role !== role) void cache.forget();
    role = person?.role ?? role;
    if (person) void cache.removeOthers(person.id, new Date(Date.now() - CACHED_FOR_MS));
  };
  forgetOthers();
  platform.session.subscribe(forgetOthers);
  const signOut = async () => {
    await outbox.wipe().catch((error: unknown) => console.info('The outbox could not be wiped', error));
    // Nobody is signed in from here on, so that no late answer is stored.
    const ended = platform.session.signOut();
    await cache.forget();
    await ended;
  };
  return { platform: { ...cachingPlatform, session: { ...platform.session, signOut } }, outbox };
};
