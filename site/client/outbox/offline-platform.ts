import type { Platform } from '../platform.ts';
import type { Keeping } from './keeping.ts';
import { createKeepingPlatform } from './keeping-platform.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const KEPT_FOR_MS = 3 * 24 * 60 * 60_000;

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
export const createOfflinePlatform = (platform: Platform, keeping: Keeping): OfflinePlatform => {
  const kept = createKeptAnswers(keeping, () => platform.session.current()?.role);
  const outbox = createOutbox({
    ...{ platform, keeping },
    ...(platform.kind === 'web' &&
      typeof BroadcastChannel === 'function' && { tabs: new BroadcastChannel('portal.outbox') }),
    ...(platform.kind === 'web' && typeof navigator.locks === 'object' && { locks: navigator.locks }),
  });
  const keepingPlatform = createKeepingPlatform({ platform: heardBy(outbox, platform), kept, outbox });
  let role = platform.session.current()?.role;
  const forgetOthers = () => {
    const person = platform.session.current();
    // Another role may not see what was stored for the earlier one.
    if (role && person && person.role !== role) void kept.forget();
    role = person?.role ?? role;
    if (person) void kept.keepOnlyOf(person.id, new Date(Date.now() - KEPT_FOR_MS));
  };
  forgetOthers();
  platform.session.subscribe(forgetOthers);
  const signOut = async () => {
    await outbox.wipe().catch((error: unknown) => console.info('The outbox could not be wiped', error));
    // Nobody is signed in from here on, so that no late answer is stored.
    const ended = platform.session.signOut();
    await kept.forget();
    await ended;
  };
  return { platform: { ...keepingPlatform, session: { ...platform.session, signOut } }, outbox };
};
