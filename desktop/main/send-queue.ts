import * as z from 'zod/mini';
import type { User } from '#contract/people.ts';
import { problem } from '#contract/problem.ts';
import type { Caller } from './caller.ts';
import { Unreachable } from './connection.ts';
import type { KeptDecision } from './decision.ts';
import type { DecisionQueue } from './decision-queue.ts';
import { donationRow } from './rows.ts';
import type { StaffSession } from './session.ts';

const UNSAID = 'The server did not take this decision.';

const sentenceIn = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null);
  return z.safeParse(problem, body).data?.message ?? UNSAID;
};

/** True when the donation stands as decided by this very person: the answer to an earlier sending was lost. */
const isOwnDonation = async (caller: Caller, { kind, id, decision }: KeptDecision, person: User): Promise<boolean> => {
  if (kind !== 'donation') return false;
  const answer = await caller.call(`/api/donationitems/${id}`);
  const item = answer.ok ? z.safeParse(donationRow, await answer.json()).data : undefined;
  return item?.status === decision && item.reviewedBy === person.name;
};

/** Sends one; answers whether the next one may follow. */
const sendOne = async (queue: DecisionQueue, caller: Caller, entry: KeptDecision, person: User): Promise<boolean> => {
  const answer = await caller.call(entry.path, {
    method: entry.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': entry.key },
    body: entry.body,
  });
  if (answer.ok) await queue.remove(entry.key);
  else if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return false;
  else if (answer.status === 409 && (await isOwnDonation(caller, entry, person))) await queue.remove(entry.key);
  else {
    const isOvertaken = answer.status === 409 || answer.status === 404;
    await queue.settle(entry.key, isOvertaken ? 'overtaken' : 'refused', await sentenceIn(answer));
  }
  return true;
};

/** Sends what waits, oldest first, each under its own key. Stops quietly when the server goes away or knows nobody. */
export const createSender = (queue: DecisionQueue, caller: Caller, session: StaffSession) => {
  let underWay: Promise<void> | null = null;
  const isWaiting = (key: string, personId: string) =>
    queue.of(personId).some((entry) => entry.key === key && entry.state === 'waiting');
  const sendAll = async () => {
    const person = session.user();
    if (!person) return;
    for (const entry of queue.of(person.id)) {
      // It may have been taken back meanwhile.
      if (!isWaiting(entry.key, person.id)) continue;
      if (session.user()?.id !== person.id || !(await sendOne(queue, caller, entry, person))) return;
    }
  };
  return (): Promise<void> => {
    underWay ??= sendAll()
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable)) throw error;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
};
