import * as z from 'zod/mini';
import { problem } from '#contract/calls/problem.ts';
import { donationRow } from '#contract/offline/offline-rows.ts';
import { isForLater, isOvertaken } from '#contract/offline/queued-calls.ts';
import type { User } from '#contract/people/people.ts';
import type { ApiClient } from '../auth/api-client.ts';
import type { TokenStore } from '../auth/token-store.ts';
import { Unreachable } from '../server/connection.ts';
import type { DecisionQueue } from './decision-queue.ts';
import type { StoredDecision } from './stored-decision.ts';

const NO_MESSAGE = 'The server did not take this decision.';

const messageIn = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null);
  return z.safeParse(problem, body).data?.message ?? NO_MESSAGE;
};

/** True when this person has already decided the donation so: the response to an earlier request was lost. */
const isOwnDonation = async (
  apiClient: ApiClient,
  { kind, id, decision }: StoredDecision,
  person: User,
): Promise<boolean> => {
  if (kind !== 'donation') return false;
  const response = await apiClient.fetch(`/api/donationitems/${id}`);
  const item = response.ok ? z.safeParse(donationRow, await response.json()).data : undefined;
  return item?.status === decision && item.reviewedById === person.id;
};

/** Sends one decision; true when the next one may follow. */
const sendOne = async (
  queue: DecisionQueue,
  apiClient: ApiClient,
  entry: StoredDecision,
  person: User,
): Promise<boolean> => {
  const response = await apiClient.fetch(entry.path, {
    method: entry.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': entry.key },
    body: entry.body,
  });
  if (response.ok) await queue.remove(entry.key);
  else if (isForLater(response.status)) return false;
  else if (response.status === 409 && (await isOwnDonation(apiClient, entry, person))) await queue.remove(entry.key);
  else {
    await queue.settle(entry.key, isOvertaken(response.status) ? 'overtaken' : 'refused', await messageIn(response));
  }
  return true;
};

/** Sends the waiting decisions, oldest first. Stops without an error when the server goes away or the session ends. */
export const createQueueSender = (queue: DecisionQueue, apiClient: ApiClient, tokenStore: TokenStore) => {
  let running: Promise<void> | null = null;
  const sendAll = async () => {
    const person = tokenStore.user();
    if (!person) return;
    for (;;) {
      // Meanwhile one may have been cancelled, or added.
      const entry = queue.of(person.id).find(({ state }) => state === 'waiting');
      if (!entry) return;
      if (tokenStore.user()?.id !== person.id || !(await sendOne(queue, apiClient, entry, person))) return;
    }
  };
  return (): Promise<void> => {
    running ??= sendAll()
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable)) throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
};
