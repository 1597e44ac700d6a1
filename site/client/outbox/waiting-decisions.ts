import type { WaitingDecision } from '#contract/offline/offline-decisions.ts';
import { type Decision, parseDecision } from '#contract/offline/parse-decision.ts';
import type { OutboxCall, OutboxEntry } from './outbox-entry.ts';

/** The decision that a call makes, or null for any other call. */
export const decisionIn = (call: OutboxCall): Decision | null =>
  'json' in call ? parseDecision(call.method, `/api${call.path}`, call.json) : null;

/** The decisions about testimonials and offers that wait to be sent. */
export const waitingDecisions = (entries: readonly OutboxEntry[]): WaitingDecision[] =>
  entries.flatMap(({ state, call, at }) => {
    const decision = state === 'waiting' ? decisionIn(call) : null;
    return decision ? [{ ...decision, at }] : [];
  });
