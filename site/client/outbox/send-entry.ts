import * as z from 'zod/mini';
import { problem } from '#contract/calls/problem.ts';
import { isForLater } from '../api-error.ts';
import { withKey } from '../idempotency-key.ts';
import type { Platform } from '../platform.ts';
import { request } from '../send.ts';
import { type OutboxEntry, outboxCall } from './outbox-entry.ts';

const NO_MESSAGE = 'The server did not take this.';
/** Milliseconds; a call without an answer is sent again later, and with its key it is done once all the same. */
const JSON_WITHIN_MS = 20_000;
const FILE_WITHIN_MS = 120_000;

/** `later`: nothing was decided, and what follows waits too. */
export type Sent =
  | { result: 'sent'; answer: unknown }
  | { result: 'later'; isReachable: boolean }
  | { result: 'settled'; state: 'overtaken' | 'refused'; message: string };

/** A colleague was faster, or what it was about is gone. */
const isOvertaken = (status: number): boolean => status === 404 || status === 409;

const formOf = ({ field, name, type, bytes }: NonNullable<OutboxEntry['file']>): FormData => {
  const form = new FormData();
  form.append(field, new File([bytes], name, { type }));
  return form;
};

export const sendEntry = async (platform: Pick<Platform, 'fetch'>, entry: OutboxEntry): Promise<Sent> => {
  const { key, input, file } = entry;
  const call = outboxCall(entry.call);
  if (!call) throw new Error(`There is no call ${entry.call}.`);
  let answer: Response;
  let content: unknown;
  try {
    const signal = AbortSignal.timeout(file ? FILE_WITHIN_MS : JSON_WITHIN_MS);
    const given = { ...input, ...(file && { form: formOf(file) }) };
    answer = await request(platform, call, given as never, { headers: withKey(key), signal });
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
