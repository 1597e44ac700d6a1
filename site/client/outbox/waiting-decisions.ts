import type { WaitingDecision } from '#contract/offline-decisions.ts';
import { parseDecision } from '#contract/parse-decision.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The decisions about testimonials and offers that wait to be sent. */
export const waitingDecisions = (entries: readonly OutboxEntry[]): WaitingDecision[] =>
  entries.flatMap(({ state, call, at }) => {
    if (state !== 'waiting' || !('json' in call)) return [];
    const decision = parseDecision(call.method, `/api${call.path}`, call.json);
    return decision ? [{ ...decision, at }] : [];
  });
