import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, KeyboardEvent } from 'react';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import type { RecordChange } from '#contract/moderation/answer-after.ts';
import type { ModeratedKind } from '#contract/moderation/decision.ts';
import type { Platform } from '../../../client/platform.ts';
import type { Answered, BulkAction, BulkDetails, Picked } from './bulk-parts.ts';
import type { SelectionCall } from './ExportSelection.tsx';

export interface Moderated {
  id: string;
  status: DonationStatus;
  reviewedById?: string | null | undefined;
  undoUntil?: string | null | undefined;
  correctedAt?: string | null | undefined;
  content?: string;
}

export interface Draft<Item extends Moderated, Purpose extends string> {
  /** Record as the person saw it on opening this; a decision counts only for that. */
  seen: Item;
  /** Open decision or other form; null once it was closed and its notes are kept. */
  purpose: Purpose | null;
  notes: string;
  reasonForDonor: string;
  /** Way in which consent was given, if none was recorded with a testimonial. */
  consent: string;
  redaction: string;
}

export interface Choice<Item extends Moderated> {
  seen: Item;
  to: Item['status'];
  notes: string;
  reasonForDonor?: string;
}

export type Overtaken = 'decided' | 'corrected' | 'edited' | 'deleted';

export interface BulkWords {
  count(count: number): string;
  csv: { call: SelectionCall; name: string };
  tells: Partial<Record<BulkAction, StaffMailAct>>;
  approvalDetail: string;
  deletionDetail: string;
  /** Asks for the reason that each donor reads; omitted where nobody is told why. */
  DonorsReason?: ComponentType<DonorsReasonProps>;
}

interface DonorsReasonProps {
  value: string;
  onWrite: (reason: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface BulkSubject<Item extends Moderated> extends BulkWords {
  /** Returns the record as it is selected now; null if it cannot be decided with others. */
  pick(item: Item): Picked | null;
  /** Decides about up to `BULK_MAX` records as they were selected; sent again under the same key, it does nothing twice. */
  send(
    platform: Platform,
    order: { action: BulkAction; items: readonly Picked[]; key: string } & BulkDetails,
  ): Promise<readonly Answered[]>;
  alike(platform: Platform, picked: readonly Picked[]): Promise<readonly Picked[]>;
}

/** A kind of record that staff change and delete. */
export interface RecordSubject<Item extends { id: string }> {
  kind: RecordChange['kind'];
  /** Match all queries that show or count such records. */
  queryKeys: readonly QueryKey[];
  byId(platform: Platform, id: string): UseQueryOptions<Item>;
  remove(platform: Platform, id: string): Promise<void>;
  failed: { remove: string };
}

/** A kind of record that staff decide about. `Purpose` is a form that can be opened on a record. */
export interface ModerationSubject<Item extends Moderated, Purpose extends string> extends RecordSubject<Item> {
  kind: ModeratedKind;

  mayDecide(item: Item, to: Item['status']): boolean;
  asksForNotes(to: Item['status']): boolean;
  /** Tells how the record has changed since the draft was opened; null if a decision about it still counts. */
  overtakenBy(draft: Draft<Item, Purpose>, now: Item): Overtaken | null;

  doneLabel(after: Item): string;
  /** Says in a sentence who is mailed about it unless it is undone. */
  mailNote(after: Item): string | undefined;
  explain(error: unknown, fallback: string): string[];
  failed: { decide: Record<Item['status'], string>; undo: string; remove: string };
  bulk: BulkSubject<Item>;
}
