import { reviewDonation } from '#contract/donations/calls.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Decision, ModeratedKind } from '#contract/moderation/decision.ts';
import { addStopPhoto, reportOutcome, setOffRun } from '#contract/runs/calls.ts';
import { decideTestimonial } from '#contract/testimonials/calls.ts';
import { decidedLabels, type OutboxEntry, type OutboxFile, type OutboxSubject, undoEntryOf } from './outbox-entry.ts';

export interface EntryOfVersion1 extends Omit<OutboxEntry, 'call' | 'input' | 'file' | 'decision'> {
  subject: Exclude<OutboxSubject, { kind: 'message' | 'comment' }>;
  call: { json: string } | { file: OutboxFile };
}

interface SentDecision {
  status?: DonationStatus;
  action?: 'approve' | 'reject';
  adminNotes?: string;
  reasonForDonor?: string;
  from?: DonationStatus;
  correctedAt?: string | null;
}

const decisionOf = (kind: ModeratedKind, id: string, at: string, sent: SentDecision): Decision => ({
  ...{ kind, id, at, by: null, notes: sent.adminNotes ?? '', reasonForDonor: sent.reasonForDonor },
  to: sent.status ?? (sent.action === 'approve' ? 'approved' : 'rejected'),
  seen: { status: sent.from ?? 'pending', correctedAt: sent.correctedAt ?? null },
});

const withDecision = (
  entry: Omit<OutboxEntry, 'call' | 'input'>,
  decision: Decision,
  body: SentDecision,
): OutboxEntry => ({
  ...entry,
  call: decision.kind === 'testimonial' ? decideTestimonial.name : reviewDonation.name,
  input: { id: decision.id, body },
  decision,
});

export const fromVersion1 = ({ call, subject, ...rest }: EntryOfVersion1): OutboxEntry => {
  const entry = { ...rest, subject };
  if ('file' in call && subject.kind === 'stop-photo') {
    const { runId: id, donationId } = subject;
    return { ...entry, call: addStopPhoto.name, input: { id, donationId }, file: call.file };
  }
  const body = 'json' in call ? JSON.parse(call.json) : {};
  if (subject.kind === 'decision') {
    const decision = decisionOf(subject.item, subject.id, entry.at, entry.isTakenBack ? { from: 'pending' } : body);
    const upgraded = withDecision(entry, decision, body);
    return entry.isTakenBack ? { ...upgraded, ...undoEntryOf(upgraded), key: entry.key, what: entry.what } : upgraded;
  }
  if (subject.kind === 'set-off') return { ...entry, call: setOffRun.name, input: { id: subject.runId, body } };
  return { ...entry, call: reportOutcome.name, input: { id: subject.runId, donationId: subject.donationId, body } };
};

/** A decision as the desktop app stored it before it had an outbox. */
export interface StoredDecision {
  key: string;
  personId: string;
  kind: ModeratedKind;
  id: string;
  title: string;
  decision: DonationStatus;
  notes: string;
  at: string;
  state: OutboxEntry['state'];
  theirs: string | null;
  body: string;
}

export const fromStoredDecision = (stored: StoredDecision): OutboxEntry => {
  const { key, personId, kind, id, title, notes, at, state, theirs } = stored;
  const body: SentDecision = JSON.parse(stored.body);
  const what = [decidedLabels[stored.decision], notes || body.reasonForDonor].filter(Boolean).join(': ');
  const subject = { kind: 'decision', item: kind, id } as const;
  const entry = { key, personId, subject, title, what, at, state, message: theirs };
  return withDecision(entry, decisionOf(kind, id, at, body), body);
};
