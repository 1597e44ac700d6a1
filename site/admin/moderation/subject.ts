import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, KeyboardEvent } from 'react';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import type { ModeratedKind } from '#contract/moderation/decision.ts';
import type { Platform } from '../../client/platform.ts';
import type { Answered, BulkAction, BulkDetails, Picked } from './bulk-parts.ts';
import type { SelectionCall } from './ExportSelection.tsx';

/** What the moderation flow needs of a testimonial or an offer. */
export interface Moderated {
  id: string;
  status: DonationStatus;
  /** Who made the latest decision. */
  reviewedById?: string | null | undefined;
  undoUntil?: string | null | undefined;
  /** When its author last changed it. */
  correctedAt?: string | null | undefined;
  /** The text that can be edited for the public, where there is one. */
  content?: string;
}

/** What a person has typed about a record and not sent yet. */
export interface Draft<Item extends Moderated, Purpose extends string> {
  /** The record as the person saw it when they opened this: a decision counts only for that. */
  seen: Item;
  /** What is open: a decision towards a status, or another form. Null when it was closed and its notes are kept. */
  purpose: Purpose | null;
  notes: string;
  /** Why an offer is declined, for its donor. */
  reasonForDonor: string;
  /** How consent was given, where none was recorded with a testimonial. */
  consent: string;
  /** The edited text for the public. */
  redaction: string;
}

/** What is decided about a record. */
export interface Choice<Item extends Moderated> {
  seen: Item;
  to: Item['status'];
  notes: string;
  /** Why an offer is declined, for its donor. */
  reasonForDonor?: string;
}

/** How a record has changed since a draft about it was opened. */
export type Overtaken = 'decided' | 'corrected' | 'edited' | 'deleted';

/** What is said about several records. */
export interface BulkWords {
  /** "1 testimonial", "12 testimonials". */
  count(count: number): string;
  /** The call that exports what is selected, and the name of the file. */
  csv: { call: SelectionCall; name: string };
  /** What people are told of each action. */
  tells: Partial<Record<BulkAction, StaffMailAct>>;
  /** What follows when they are approved, and what is lost when they are deleted. */
  approvalDetail: string;
  deletionDetail: string;
  /** Asks what each donor reads when offers are declined; left out where nobody is told why. */
  DonorsReason?: ComponentType<DonorsReasonProps>;
}

interface DonorsReasonProps {
  value: string;
  onWrite: (reason: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How several records of one kind are decided at once. */
export interface BulkSubject<Item extends Moderated> extends BulkWords {
  /** The record as it is selected now; null when it cannot be decided with others. */
  pick(item: Item): Picked | null;
  /** Decides about up to `BULK_MAX` as they were selected. Sent again under the same key, it does nothing twice. */
  send(
    platform: Platform,
    order: { action: BulkAction; items: readonly Picked[]; key: string } & BulkDetails,
  ): Promise<readonly Answered[]>;
  /** Everything else that waits and is alike to these. */
  alike(platform: Platform, picked: readonly Picked[]): Promise<readonly Picked[]>;
}

/** One kind of record that staff moderate: its calls, its rules and its messages. `Purpose` is what can be opened on it. */
export interface ModerationSubject<Item extends Moderated, Purpose extends string> {
  kind: ModeratedKind;
  /** Match all queries that show such records or count them. */
  queryKeys: readonly QueryKey[];
  byId(platform: Platform, id: string): UseQueryOptions<Item>;

  remove(platform: Platform, id: string): Promise<void>;

  /** True when this decision may follow the record's status. */
  mayDecide(item: Item, to: Item['status']): boolean;
  /** True when notes are asked for before the decision is sent. */
  asksForNotes(to: Item['status']): boolean;
  /** How the record has changed since the draft was opened; null when a decision about it still counts. */
  overtakenBy(draft: Draft<Item, Purpose>, now: Item): Overtaken | null;

  /** What was done, for the offer to undo it: "Approved: Maura Cullen". */
  doneLabel(after: Item): string;
  /** Who is mailed about it unless it is undone, in a sentence. */
  mailNote(after: Item): string | undefined;
  /** What the alerts say after a refusal, one after the other. */
  explain(error: unknown, fallback: string): string[];
  failed: { decide: Record<Item['status'], string>; undo: string; remove: string };
  bulk: BulkSubject<Item>;
}
