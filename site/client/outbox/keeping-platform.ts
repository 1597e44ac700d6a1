import { applyDecisions } from '#contract/offline/offline-decisions.ts';
import type { Platform } from '../platform.ts';
import { createDecisionKeeper } from './keep-decision.ts';
import { keepStopPhotos, RUN_PATH, runToKeep } from './keep-run.ts';
import { type KeptAnswers, SCREENS } from './kept-answers.ts';
import type { Outbox } from './outbox.ts';
import type { KeptAnswer } from './portal-database.ts';
import { waitingDecisions } from './waiting-decisions.ts';

/** How long the server is waited for where a kept answer can be shown. */
const WAIT_MS = 6000;
const BODY_MAX = 512 * 1024;
/** What the screens of the desk and of the van ask for. */
const SCREEN_PATH =
  /^\/(?:(?:dashboard|donationitems|testimonials|runs)(?:[/?]|$)|settings(?:\/(?:runs|review))?$|preferences$)/;
const PICTURE_PATH = /^\/media\//;

/** Fetches, and asks after some time whether to go on waiting. */
const fetchUnless = async (
  isEnough: () => Promise<boolean>,
  { platform, path, init }: { platform: Platform; path: string; init: RequestInit },
): Promise<Response> => {
  const given = new AbortController();
  const stop = () => given.abort();
  const timer = setTimeout(() => void isEnough().then((enough) => enough && stop()), WAIT_MS);
  init.signal?.addEventListener('abort', stop);
  try {
    return await platform.fetch(path, { ...init, signal: given.signal });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
};

interface KeepingDeps {
  platform: Platform;
  kept: KeptAnswers;
  outbox: Outbox;
  now?: () => Date;
}

/**
 * A platform for the time without a connection: it keeps what the screens of the desk and the van have loaded, and gives it again
 * with the decisions that wait; decisions that cannot be sent go to the outbox.
 */
export const createKeepingPlatform = ({ now = () => new Date(), ...deps }: KeepingDeps): Platform => {
  const { platform, kept, outbox } = deps;
  const decisions = createDecisionKeeper({ ...deps, now });
  const withWaiting = (path: string, text: string) =>
    applyDecisions(`/api${path}`, text, waitingDecisions(outbox.current().entries));

  const keep = async (path: string, text: string, personId: string) => {
    const run = RUN_PATH.test(path) ? runToKeep(text, now()) : null;
    if (RUN_PATH.test(path) && !run) {
      // Its end wipes the run, and the lists that name the same people; another run is still to be driven.
      if (await kept.find(personId, path)) await kept.forget(path, SCREENS);
      return;
    }
    // Somebody has signed out meanwhile, and nothing is kept of them.
    if (text.length > BODY_MAX || platform.session.current()?.id !== personId) return;
    const group = run ? path : SCREENS;
    const body = new TextEncoder().encode(text).buffer;
    await kept.keep({ personId, path, group, type: 'application/json', body, at: now().toISOString() });
    // Those that are missing are asked for again with the next answer.
    if (run) keepStopPhotos({ platform, kept, now }, { group, run, personId }).catch(() => {});
  };
  const keepAnswer = async (path: string, answer: Response, personId: string): Promise<Response> => {
    if (answer.status === 404) await kept.forget(path);
    // Another role, or another driver: what was open before may be seen no more.
    if (answer.status === 403) await kept.forget(path, SCREENS);
    const isKept = answer.ok && SCREEN_PATH.test(path) && answer.headers.get('content-type')?.includes('json');
    if (!isKept) return answer;
    const text = await answer.text();
    const keeping = keep(path, text, personId);
    // The next road may have no connection: a run is shown once it is kept, or wiped.
    if (RUN_PATH.test(path)) await keeping;
    return new Response(withWaiting(path, text), { status: answer.status, headers: answer.headers });
  };
  const answerOf = ({ path, type, body, at }: KeptAnswer): Response =>
    new Response(type.includes('json') ? withWaiting(path, new TextDecoder().decode(body)) : body, {
      headers: { 'content-type': type, 'x-kept-at': at },
    });
  const read = async (path: string, init: RequestInit, personId: string): Promise<Response> => {
    let answer: Response;
    try {
      const isKept = async () => (await kept.find(personId, path)) !== null;
      answer = await fetchUnless(isKept, { platform, path, init });
    } catch (error) {
      const known = init.signal?.aborted ? null : await kept.find(personId, path);
      if (!known) throw error;
      return answerOf(known);
    }
    return keepAnswer(path, answer, personId);
  };
  return {
    ...platform,
    async fetch(path, init = {}) {
      const personId = platform.session.current()?.id;
      if (!personId) return platform.fetch(path, init);
      if ((init.method ?? 'GET') !== 'GET')
        return (await decisions.handle(path, init, personId)) ?? platform.fetch(path, init);
      return SCREEN_PATH.test(path) || PICTURE_PATH.test(path)
        ? read(path, init, personId)
        : platform.fetch(path, init);
    },
  };
};
