import * as z from 'zod/mini';
import type { ApiClient } from '../auth/api-client.ts';
import type { TokenStore } from '../auth/token-store.ts';
import { jsonResponse, offlineResponse } from '../server/api-responses.ts';
import { Unreachable } from '../server/connection.ts';
import { donationPage, donationRow, testimonialPage } from '../server/response-schemas.ts';
import { applyToDonation, applyToTestimonial } from './apply-decisions.ts';
import type { DecisionQueue } from './decision-queue.ts';
import type { Decision } from './parse-decision.ts';
import type { ResponseCache } from './response-cache.ts';

export interface SendOrQueueDeps {
  apiClient: ApiClient;
  tokenStore: TokenStore;
  cache: ResponseCache;
  queue: DecisionQueue;
  online(): boolean;
  now(): Date;
  newKey(): string;
}

const parseJson = <S extends z.core.$ZodType>(schema: S, text: string) => z.safeParse(schema, JSON.parse(text)).data;

/** The newest cached row of the item. */
const cachedRow = (cache: ResponseCache, { kind, id }: Decision) => {
  const newestFirst = [...cache.all()].reverse();
  for (const { path, body } of newestFirst) {
    if (kind === 'testimonial' && path.startsWith('/api/testimonials')) {
      const row = parseJson(testimonialPage, body)?.testimonials.find((one) => one.id === id);
      if (row) return { kind, row };
    }
    if (kind === 'donation' && path.startsWith('/api/donationitems')) {
      const row = parseJson(donationPage, body)?.items.find((one) => one.id === id) ?? parseJson(donationRow, body);
      if (row?.id === id) return { kind, row };
    }
  }
  return null;
};

interface Attempt {
  decision: Decision;
  found: ReturnType<typeof cachedRow>;
  body: string;
  key: string;
}

/** Queues a decision and answers with the row as it will be. */
const queueDecision = async (deps: SendOrQueueDeps, { decision, found, body, key }: Attempt): Promise<Response> => {
  const person = deps.tokenStore.user();
  if (!person || !found) return offlineResponse();
  const at = deps.now().toISOString();
  const title = found.kind === 'testimonial' ? found.row.name : found.row.reference;
  const entry = { ...decision, key, title, at };
  await deps.queue.add({ ...entry, state: 'waiting', theirs: null, personId: person.id, body });
  const row = found.kind === 'testimonial' ? applyToTestimonial(found.row, entry) : applyToDonation(found.row, entry);
  return jsonResponse(JSON.stringify(row));
};

/** Sends a decision with an idempotency key; without a connection it is queued with the same key. */
export const sendOrQueue = async (deps: SendOrQueueDeps, decision: Decision): Promise<Response> => {
  const found = cachedRow(deps.cache, decision);
  // `from` is the status that the person saw, so that the server notices when a colleague decided first.
  const body = JSON.stringify(found ? { from: found.row.status, ...decision.body } : decision.body);
  const attempt = { decision, found, body, key: deps.newKey() };
  if (!deps.online()) return queueDecision(deps, attempt);
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
