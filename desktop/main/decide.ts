import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { Unreachable } from './connection.ts';
import type { Decision } from './decision.ts';
import type { DecisionQueue } from './decision-queue.ts';
import { jsonAnswer, offlineAnswer } from './problem.ts';
import { decidedDonation, decidedTestimonial, donationPage, donationRow, testimonialPage } from './rows.ts';
import type { SavedAnswers } from './saved-answers.ts';
import type { StaffSession } from './session.ts';

export interface DecideDeps {
  caller: Caller;
  session: StaffSession;
  saved: SavedAnswers;
  queue: DecisionQueue;
  online(): boolean;
  now(): Date;
  newKey(): string;
}

const parsed = <S extends z.core.$ZodType>(schema: S, text: string) => z.safeParse(schema, JSON.parse(text)).data;

/** The newest saved row of the item. */
const savedRow = (saved: SavedAnswers, { kind, id }: Decision) => {
  const newestFirst = [...saved.all()].reverse();
  for (const { path, body } of newestFirst) {
    if (kind === 'testimonial' && path.startsWith('/api/testimonials')) {
      const row = parsed(testimonialPage, body)?.testimonials.find((one) => one.id === id);
      if (row) return { kind, row };
    }
    if (kind === 'donation' && path.startsWith('/api/donationitems')) {
      const row = parsed(donationPage, body)?.items.find((one) => one.id === id) ?? parsed(donationRow, body);
      if (row?.id === id) return { kind, row };
    }
  }
  return null;
};

interface Attempt {
  decision: Decision;
  found: ReturnType<typeof savedRow>;
  body: string;
  key: string;
}

/** Keeps a decision for later and answers with the row as it will be. */
const queueDecision = async (deps: DecideDeps, { decision, found, body, key }: Attempt): Promise<Response> => {
  const person = deps.session.user();
  if (!person || !found) return offlineAnswer();
  const at = deps.now().toISOString();
  const title = found.kind === 'testimonial' ? found.row.name : found.row.reference;
  const entry = { ...decision, key, title, at };
  await deps.queue.add({
    ...entry,
    state: 'waiting',
    theirs: null,
    personId: person.id,
    body,
  });
  const row = found.kind === 'testimonial' ? decidedTestimonial(found.row, entry) : decidedDonation(found.row, entry);
  return jsonAnswer(JSON.stringify(row));
};

/** Sends a decision under a key of its own; without a connection it is queued under the same key. */
export const decide = async (deps: DecideDeps, decision: Decision): Promise<Response> => {
  const found = savedRow(deps.saved, decision);
  // Says what the person saw, so that the server notices when a colleague was faster. The same words whenever it is sent.
  const body = JSON.stringify(found ? { from: found.row.status, ...decision.body } : decision.body);
  const attempt = { decision, found, body, key: deps.newKey() };
  if (!deps.online()) return queueDecision(deps, attempt);
  try {
    const answer = await deps.caller.call(decision.path, {
      method: decision.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': attempt.key },
      body,
    });
    return jsonAnswer(await answer.text(), answer.status);
  } catch (error) {
    if (error instanceof Unreachable) return queueDecision(deps, attempt);
    throw error;
  }
};
