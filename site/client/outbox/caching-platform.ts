import type { Call } from '#contract/calls/call.ts';
import { answerAfter } from '#contract/moderation/answer-after.ts';
import { readPreferences } from '#contract/preferences/calls.ts';
import { readRun } from '#contract/runs/calls.ts';
import { readReviewRules, readRunSettings } from '#contract/settings/calls.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { subjectOf } from '../calls.ts';
import type { MadeCall, Platform } from '../platform.ts';
import type { Subject } from '../query-keys.ts';
import { cacheStopPhotos, runToCache } from './cache-run.ts';
import { type OfflineCache, SCREENS } from './offline-cache.ts';
import type { CachedAnswer } from './offline-storage.ts';
import type { Outbox } from './outbox.ts';
import { waitingChanges } from './outbox-entry.ts';

/** Milliseconds to wait for the server if a stored answer can be shown. */
const WAIT_MS = 6000;
const BODY_MAX = 512 * 1024;

const subjects: readonly Subject[] = [
  'dashboard',
  'donationitems',
  'testimonials',
  'runs',
  'comments',
  'messages',
  'today',
];
const settings: readonly string[] = [readSettings, readRunSettings, readReviewRules, readPreferences].map(
  ({ name }) => name,
);
const isOfScreens = (call: Call): boolean => subjects.includes(subjectOf(call)) || settings.includes(call.name);

const isPicture = (path: string): boolean => path.startsWith('/media/');

const fetchUnless = async (
  isEnough: () => Promise<boolean>,
  fetch: (init: RequestInit) => Promise<Response>,
  init: RequestInit,
): Promise<Response> => {
  const given = new AbortController();
  const stop = () => given.abort();
  const timer = setTimeout(() => void isEnough().then((enough) => enough && stop()), WAIT_MS);
  init.signal?.addEventListener('abort', stop);
  try {
    return await fetch({ ...init, signal: given.signal });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
};

interface CachingDeps {
  platform: Platform;
  cache: OfflineCache;
  outbox: Outbox;
  now?: () => Date;
}

export const createCachingPlatform = ({ platform, cache, outbox, now = () => new Date() }: CachingDeps): Platform => {
  const withUnsentChanges = (made: MadeCall | undefined, text: string): string => {
    const waiting = waitingChanges(outbox.current().entries);
    if (!made || waiting.length === 0) return text;
    const answered = { call: made.call.name, input: made.input };
    const after = waiting.reduce<unknown>((answer, one) => answerAfter(answered, answer, one), JSON.parse(text));
    return JSON.stringify(after);
  };

  const cacheText = async (path: string, isRun: boolean, text: string, personId: string) => {
    const run = isRun ? runToCache(text, now()) : null;
    if (isRun && !run) {
      // Its end wipes the run, and the lists that name the same people; another run is still to be driven.
      if (await cache.find(personId, path)) await cache.forget(path, SCREENS);
      return;
    }
    // Somebody has signed out meanwhile, and nothing is stored of them.
    if (text.length > BODY_MAX || platform.session.current()?.id !== personId) return;
    const group = run ? path : SCREENS;
    const body = new TextEncoder().encode(text).buffer;
    await cache.put({ personId, path, group, type: 'application/json', body, at: now().toISOString() });
    // Those that are missing are asked for again with the next answer.
    if (run) cacheStopPhotos({ platform, cache, now }, { group, run, personId }).catch(() => {});
  };
  const cacheAnswer = async (path: string, made: MadeCall | undefined, answer: Response, personId: string) => {
    if (answer.status === 404) await cache.forget(path);
    // Another role, or another driver: what was open before may be seen no more.
    if (answer.status === 403) await cache.forget(path, SCREENS);
    if (!made || !answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
    const text = await answer.text();
    const isRun = made.call.name === readRun.name;
    const caching = cacheText(path, isRun, text, personId);
    // The next road may have no connection: a run is shown once it is stored, or wiped.
    if (isRun) await caching;
    return new Response(withUnsentChanges(made, text), { status: answer.status, headers: answer.headers });
  };
  const answerOf = ({ type, body, at }: CachedAnswer, made: MadeCall | undefined) =>
    new Response(type.includes('json') ? withUnsentChanges(made, new TextDecoder().decode(body)) : body, {
      headers: { 'content-type': type, 'x-kept-at': at },
    });
  const read = async (path: string, init: RequestInit, made: MadeCall | undefined, personId: string) => {
    const find = () => cache.find(personId, path);
    if (platform.connection?.isOnline() === false) {
      const known = await find();
      if (known) return answerOf(known, made);
    }
    let answer: Response;
    try {
      const isCached = async () => (await find()) !== null;
      answer = await fetchUnless(isCached, (given) => platform.fetch(path, given, made), init);
    } catch (error) {
      const known = init.signal?.aborted ? null : await find();
      if (!known) throw error;
      return answerOf(known, made);
    }
    return cacheAnswer(path, made, answer, personId);
  };
  return {
    ...platform,
    async fetch(path, init = {}, made) {
      const personId = platform.session.current()?.id;
      const mayStore = ({ call }: MadeCall) =>
        call.method === 'get' && subjectOf(call) !== 'auth' && (cache.isPrivate || isOfScreens(call));
      const isRead = made ? mayStore(made) : isPicture(path);
      return personId && isRead ? read(path, init, made, personId) : platform.fetch(path, init, made);
    },
  };
};
