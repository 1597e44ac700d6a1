import { withDecisions } from '#contract/offline/offline-decisions.ts';
import { type FoundRow, rowIn, rowTitle } from '#contract/offline/offline-rows.ts';
import { type Decision, parseDecision, undoneId } from '#contract/offline/parse-decision.ts';
import { newKey } from '../idempotency-key.ts';
import type { Platform } from '../platform.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Outbox } from './outbox.ts';
import { isAbout, type OutboxCall } from './outbox-entry.ts';
import { replacedEntries } from './replaced-entries.ts';
import { waitingDecisions } from './waiting-decisions.ts';

const words: Record<Decision['decision'], string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  collected: 'Collected',
  pending: 'Put back',
};

interface KeeperDeps {
  platform: Platform;
  kept: KeptAnswers;
  outbox: Outbox;
  now: () => Date;
}

const subjectOf = ({ kind, id }: Decision) => ({ kind: 'decision', item: kind, id }) as const;

/** The body of a call as text; undefined for a form. */
const textOf = ({ body }: RequestInit): string | undefined => (typeof body === 'string' ? body : undefined);

/** Keeps decisions that cannot be sent, and takes them back. */
export const createDecisionKeeper = ({ platform, kept, outbox, now }: KeeperDeps) => {
  const keptRow = async (kind: Decision['kind'], id: string, personId: string) => {
    const prefix = kind === 'testimonial' ? '/testimonials' : '/donationitems';
    for (const { path, body } of await kept.screens(personId)) {
      const found = path.startsWith(prefix) ? rowIn(kind, id, JSON.parse(new TextDecoder().decode(body))) : null;
      if (found) return found;
    }
    return null;
  };
  const keep = async (key: string, call: OutboxCall, decision: Decision, found: FoundRow): Promise<Response> => {
    const at = now().toISOString();
    const what = [words[decision.decision], decision.notes || decision.reasonForDonor].filter(Boolean).join(': ');
    const subject = subjectOf(decision);
    const { entries } = outbox.current();
    const replaced = replacedEntries(entries, { subject, call });
    const before = waitingDecisions(entries.filter((one) => isAbout(one, subject) && !replaced.includes(one)));
    await outbox.add({ key, subject, title: rowTitle(found), what, at, call, seen: withDecisions(found, before) });
    return Response.json(withDecisions(found, [...before, { ...decision, at }]));
  };
  const decide = async (path: string, init: RequestInit, decision: Decision, personId: string): Promise<Response> => {
    const key = newKey();
    const call = { method: decision.method, path, json: textOf(init) ?? '' };
    const row = () => keptRow(decision.kind, decision.id, personId);
    const isWaitedFor = outbox
      .current()
      .entries.some((one) => one.state === 'waiting' && isAbout(one, subjectOf(decision)));
    // One about the same that waits, or is on its way, goes first.
    const following = isWaitedFor ? await row() : null;
    if (following) return keep(key, call, decision, following);
    try {
      const headers = new Headers(init.headers);
      headers.set('idempotency-key', key);
      return await platform.fetch(path, { ...init, headers });
    } catch (error) {
      const found = init.signal?.aborted ? null : await row();
      if (!found) throw error;
      return keep(key, call, decision, found);
    }
  };
  /** Takes back a decision that waits. @returns the record as it was seen before, or null when none waits. */
  const takeBack = async (id: string): Promise<Response | null> => {
    const waiting = outbox
      .current()
      .entries.findLast(
        ({ subject, state, isTakenBack }) =>
          state === 'waiting' && !isTakenBack && subject.kind === 'decision' && subject.id === id,
      );
    if (!waiting) return null;
    await outbox.takeBack(waiting);
    return Response.json(waiting.seen);
  };
  return {
    /** Sends or keeps a decision, or takes a kept one back; null for any other call. */
    async handle(path: string, init: RequestInit, personId: string): Promise<Response | null> {
      const { method = 'GET' } = init;
      const undone = undoneId(method, `/api${path}`);
      if (undone) return takeBack(undone);
      const decision = parseDecision(method, `/api${path}`, textOf(init) ?? '');
      return decision && decide(path, init, decision, personId);
    },
  };
};
