import { withDecisions } from '#contract/offline/offline-decisions.ts';
import { rowIn, rowTitle } from '#contract/offline/offline-rows.ts';
import type { Decision } from '#contract/offline/parse-decision.ts';
import type { ApiClient } from '../auth/api-client.ts';
import type { TokenStore } from '../auth/token-store.ts';
import { jsonResponse, offlineResponse } from '../server/api-responses.ts';
import { Unreachable } from '../server/connection.ts';
import { type DecisionQueue, waitsAbout } from './decision-queue.ts';
import type { ResponseCache } from './response-cache.ts';
import type { StoredDecision } from './stored-decision.ts';

export interface SendOrQueueDeps {
  apiClient: ApiClient;
  tokenStore: TokenStore;
  cache: ResponseCache;
  queue: DecisionQueue;
  online(): boolean;
  now(): Date;
  newKey(): string;
  /** Sends what waits, without waiting for that. */
  sendSoon(): void;
}

/** The newest cached row of the item. */
const cachedRow = (cache: ResponseCache, { kind, id }: Decision) => {
  const prefix = kind === 'testimonial' ? '/api/testimonials' : '/api/donationitems';
  const newestFirst = [...cache.all()].reverse().filter(({ path }) => path.startsWith(prefix));
  for (const { body } of newestFirst) {
    const found = rowIn(kind, id, JSON.parse(body));
    if (found) return found;
  }
  return null;
};

interface Attempt {
  /** Whose decision it is, also when they have signed out before it fails. */
  personId: string | undefined;
  decision: Decision;
  found: ReturnType<typeof cachedRow>;
  body: string;
  key: string;
}

/** True when one about the same item waits, or is on its way: it goes first. */
const isWaitedFor = ({ queue }: SendOrQueueDeps, { personId = '', decision, found }: Attempt): boolean =>
  found !== null && queue.of(personId).some((entry) => waitsAbout(entry, { ...decision, personId }));

/** Queues a decision and answers with the row as it will be. */
const queueDecision = async (deps: SendOrQueueDeps, attempt: Attempt): Promise<Response> => {
  const { personId, decision, found, body, key } = attempt;
  if (!personId || !found) return offlineResponse();
  const at = deps.now().toISOString();
  const from = decision.from ?? found.row.status;
  const entry: StoredDecision = {
    ...{ ...decision, from, key, title: rowTitle(found), at, personId, body },
    ...{ state: 'waiting', theirs: null },
  };
  await deps.queue.add(entry);
  const before = deps.queue.of(personId).filter((one) => one.key !== key && waitsAbout(one, entry));
  return jsonResponse(JSON.stringify(withDecisions(found, [...before, entry])));
};

/** Sends a decision with an idempotency key; without a connection it is queued with the same key. */
export const sendOrQueue = async (deps: SendOrQueueDeps, decision: Decision): Promise<Response> => {
  const found = cachedRow(deps.cache, decision);
  // `from` is the status that the person saw, so that the server notices when a colleague decided first.
  const body = JSON.stringify(found ? { from: found.row.status, ...decision.body } : decision.body);
  const attempt = { personId: deps.tokenStore.user()?.id, decision, found, body, key: deps.newKey() };
  if (!deps.online()) return queueDecision(deps, attempt);
  if (isWaitedFor(deps, attempt)) {
    const answer = await queueDecision(deps, attempt);
    deps.sendSoon();
    return answer;
  }
  try {
    const response = await deps.apiClient.fetch(decision.path, {
      method: decision.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': attempt.key },
      body,
    });
    return jsonResponse(await response.text(), response.status);
  } catch (error) {
    if (error instanceof Unreachable) return queueDecision(deps, attempt);
    throw error;
  }
};
