import type { Platform } from '../platform.ts';
import { createKeepingPlatform } from './keeping-platform.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createDatabaseOpener, type openPortalDatabase } from './portal-database.ts';

const KEPT_FOR_MS = 3 * 24 * 60 * 60_000;

interface OfflinePlatform {
  platform: Platform;
  outbox: Outbox;
}

/** The same calls; the outbox hears whether they reach the server. */
const heardBy = (outbox: Pick<Outbox, 'heard'>, platform: Platform): Platform => ({
  ...platform,
  async fetch(path, init) {
    try {
      const answer = await platform.fetch(path, init);
      outbox.heard(true);
      return answer;
    } catch (error) {
      // A screen that was left has stopped its own calls.
      if (!init?.signal?.aborted) outbox.heard(false);
      throw error;
    }
  },
});

/**
 * A platform with an outbox. In a browser it also keeps what the screens have loaded; the desktop app's main process keeps
 * answers itself. Signing out wipes both; the end of a session does not.
 */
export const createOfflinePlatform = (platform: Platform, open?: typeof openPortalDatabase): OfflinePlatform => {
  const openDatabase = createDatabaseOpener(open);
  const kept = createKeptAnswers(openDatabase);
  const outbox = createOutbox({
    platform,
    openDatabase,
    ...(typeof BroadcastChannel === 'function' && { tabs: new BroadcastChannel('portal.outbox') }),
    ...(typeof navigator.locks === 'object' && { locks: navigator.locks }),
  });
  const keeping =
    platform.kind === 'web' ? createKeepingPlatform({ platform: heardBy(outbox, platform), kept, outbox }) : platform;
  let role = platform.session.current()?.role;
  const forgetOthers = () => {
    const person = platform.session.current();
    // Another role may not see what was kept for the earlier one.
    if (role && person && person.role !== role) void kept.forget();
    role = person?.role ?? role;
    if (person) void kept.keepOnlyOf(person.id, new Date(Date.now() - KEPT_FOR_MS));
  };
  forgetOthers();
  platform.session.subscribe(forgetOthers);
  const signOut = async () => {
    await outbox.wipe().catch((error: unknown) => console.info('The outbox could not be wiped', error));
    // Nobody is signed in from here on, so that no late answer is kept.
    const ended = platform.session.signOut();
    await kept.forget();
    await ended;
  };
  return { platform: { ...keeping, session: { ...platform.session, signOut } }, outbox };
};
