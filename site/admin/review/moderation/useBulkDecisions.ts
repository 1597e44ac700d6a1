import { useRef, useState } from 'react';
import { BULK_MAX } from '#contract/moderation/moderation.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useTextDraft } from '../../shell/forms/useTextDraft.ts';
import {
  type BulkAction,
  type BulkDetails,
  type BulkResult,
  bulkWords,
  decidedOf,
  NO_DETAILS,
  notifiedSentenceOf,
  type Part,
  type Picked,
  partsOf,
  resultsOf,
  thatMay,
} from './bulk-parts.ts';
import type { Moderated, ModerationSubject } from './subject.ts';
import { type BulkOrder, type BulkProgress, useBulk } from './useBulk.ts';
import type { Drafts } from './useDrafts.ts';
import { type Matching, useFindMore } from './useFindMore.ts';
import { useRefresh } from './useRefresh.ts';
import { type Selection, useSelection } from './useSelection.ts';
import type { Undo } from './useUndo.ts';

export type BulkQuestion = Exclude<BulkAction, 'undo'>;

interface DecisionOrder extends BulkOrder<Part<Picked>> {
  action: BulkAction;
  details: BulkDetails;
}

export type DecisionProgress = BulkProgress<Part<Picked>, DecisionOrder, BulkResult>;

export interface BulkDecisions {
  selection: Selection;
  openQuestion: BulkQuestion | null;
  /** Reason for a rejection, kept until that is sent. */
  notes: string;
  reasonForDonor: string;
  progress: DecisionProgress | null;
  busy: boolean;
  /** Opens the question; false if it fits nothing that is selected, or something is on its way. */
  ask(question: BulkQuestion): boolean;
  cancel(): void;
  write(notes: string): void;
  writeToDonors(reason: string): void;
  confirm(): void;
  stop(): void;
  goOn(): void;
  dismiss(): void;
  /** Says who is told of the last order, unless it is undone. */
  notified: string | undefined;
  /** Undoes the last order; null if it cannot be undone. */
  undoDone: (() => void) | null;
  selectAlike(): void;
  selectMatching(wanted: Matching): void;
  /** Selected records that the question is, or would be, about. */
  affectedBy(question: BulkQuestion): readonly Picked[];
  /** Id of the colleague to look after them; null for nobody. */
  assignedTo: string | null;
  chooseColleague(id: string | null): void;
  finding: boolean;
}

interface Parts<Item extends Moderated, Purpose extends string> {
  drafts: Drafts<Item, Purpose>;
  undo: Undo;
}

const mayBeUndone = (action: BulkAction): boolean =>
  action === 'approve' || action === 'reject' || action === 'collect';

export const useBulkDecisions = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  { drafts, undo }: Parts<Item, Purpose>,
): BulkDecisions => {
  const platform = usePlatform();
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const selection = useSelection<Picked>();
  const [notes, setNotes] = useTextDraft(`bulk.${subject.kind}.notes`);
  const [reasonForDonor, setReasonForDonor] = useTextDraft(`bulk.${subject.kind}.reason`);
  const [assignedTo, setAssignedTo] = useState<string | null>(null);
  const affectedBy = (question: BulkQuestion) => thatMay(selection.picked, question);
  const pending = useRef<ReturnType<Undo['begin']>>(null);

  const onAnswered = (results: readonly BulkResult[]): void => {
    // Whatever was answered is as it is now, done or not: it would have to be read again before it is decided.
    selection.remove(results.map(({ id }) => id));
    for (const { id, isDone } of results) if (isDone) drafts.discard(id);
  };
  const onHalt = ({ order: { action, parts }, results }: DecisionProgress): void => {
    const done = decidedOf(parts, results);
    if (done.length === 0 || !mayBeUndone(action)) {
      pending.current?.drop();
      return;
    }
    const { done: what } = bulkWords[action];
    const label = `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${subject.bulk.count(done.length)}`;
    pending.current?.offer(label, () => start('undo', done), { hasOwnButton: true });
  };
  const bulk = useBulk<BulkQuestion, Part<Picked>, DecisionOrder, BulkResult>({
    mutationKey,
    async send({ action, details }, { key, items }) {
      const answered = await subject.bulk.send(platform, { action, items, ...details, key });
      return { results: resultsOf(items, answered) };
    },
    onStart() {
      pending.current = undo.begin();
    },
    onAnswered,
    onHalt,
    refresh: refreshWhenIdle,
  });
  const start = (action: BulkAction, items: readonly Picked[], details: BulkDetails = NO_DETAILS): void =>
    bulk.start({ action, details, parts: partsOf(items, BULK_MAX), total: items.length });
  const more = useFindMore(subject.bulk, selection);
  const { openQuestion, progress, busy } = bulk;
  const last = progress?.order;
  const done = progress ? decidedOf(progress.order.parts, progress.results) : [];

  return {
    ...bulk,
    ...more,
    selection,
    notes,
    reasonForDonor,
    affectedBy,
    assignedTo,
    chooseColleague: setAssignedTo,
    ask: (question) => affectedBy(question).length > 0 && bulk.ask(question),
    write: setNotes,
    writeToDonors: setReasonForDonor,
    confirm() {
      if (!openQuestion || busy) return;
      bulk.cancel();
      setNotes('');
      setReasonForDonor('');
      const reasons = { ...NO_DETAILS, notes: notes.trim(), reasonForDonor: reasonForDonor.trim() };
      start(
        openQuestion,
        affectedBy(openQuestion),
        openQuestion === 'reject' ? reasons : { ...NO_DETAILS, assignedTo },
      );
    },
    dismiss() {
      undo.dismiss();
      bulk.dismiss();
    },
    notified: last && notifiedSentenceOf(subject.bulk.tells, last.action, done),
    undoDone: last && mayBeUndone(last.action) ? () => start('undo', done) : null,
  };
};
