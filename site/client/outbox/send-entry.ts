import * as z from 'zod/mini';
import { problem } from '#contract/calls/problem.ts';
import { isForLater, isOvertaken } from '#contract/offline/queued-calls.ts';
import type { Platform } from '../platform.ts';
import type { OutboxCall, OutboxEntry } from './outbox-entry.ts';

const NO_MESSAGE = 'The server did not take this.';
/** A call without an answer is sent again later; with its key it is done once all the same. */
const JSON_WITHIN_MS = 20_000;
const FILE_WITHIN_MS = 120_000;

/** `later`: nothing was decided, and what follows waits too. */
export type Sent =
  | { result: 'sent'; answer: unknown }
  | { result: 'later'; isReachable: boolean }
  | { result: 'settled'; state: 'overtaken' | 'refused'; message: string };

const bodyOf = (call: OutboxCall): { body: string | FormData; headers: Record<string, string>; within: number } => {
  if ('json' in call) {
    return { body: call.json, headers: { 'content-type': 'application/json' }, within: JSON_WITHIN_MS };
  }
  const { field, name, type, bytes } = call.file;
  const form = new FormData();
  form.append(field, new File([bytes], name, { type }));
  return { body: form, headers: {}, within: FILE_WITHIN_MS };
};

/** Sends one entry with its Idempotency-Key. */
export const sendEntry = async (platform: Pick<Platform, 'fetch'>, { key, call }: OutboxEntry): Promise<Sent> => {
  const { body, headers, within } = bodyOf(call);
  let answer: Response;
  let content: unknown;
  try {
    answer = await platform.fetch(call.path, {
      method: call.method,
      headers: { ...headers, 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(within),
    });
    content = await answer.json().catch((error: unknown) => {
      // The connection broke off; a body that is no JSON is another matter.
      if (error instanceof SyntaxError) return null;
      throw error;
    });
  } catch {
    return { result: 'later', isReachable: false };
  }
  if (answer.ok) return { result: 'sent', answer: content };
  if (isForLater(answer.status)) return { result: 'later', isReachable: true };
  const message = z.safeParse(problem, content).data?.message ?? NO_MESSAGE;
  return { result: 'settled', state: isOvertaken(answer.status) ? 'overtaken' : 'refused', message };
};
