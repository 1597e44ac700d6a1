import { useMutation } from '@tanstack/react-query';
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
  type Picked,
  partsOf,
  thatMay,
} from './bulk-parts.ts';
import type { Moderated, ModerationSubject } from './subject.ts';
import { type BulkOrder, type BulkProgress, useBulkRun } from './useBulkRun.ts';
import type { Drafts } from './useDrafts.ts';
import { type Matching, useFindMore } from './useFindMore.ts';
import { useRefresh } from './useRefresh.ts';
import { type Selection, useSelection } from './useSelection.ts';
import type { Undo } from './useUndo.ts';

export type BulkQuestion = Exclude<BulkAction, 'undo'>;

export interface Bulk {
  selection: Selection;
  asked: BulkQuestion | null;
  /** Reason for a rejection, kept until that is sent. */
  notes: string;
  reasonForDonor: string;
  progress: BulkProgress<Picked> | null;
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
  told: string | undefined;
  /** Undoes the last order; null if it cannot be undone. */
  undoDone: (() => void) | null;
  selectAlike(): void;
  selectMatching(wanted: Matching): void;
  /** Selected records that the question is, or would be, about. */
  meant(question: BulkQuestion): readonly Picked[];
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

export const useBulk = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  { drafts, undo }: Parts<Item, Purpose>,
): Bulk => {
  const platform = usePlatform();
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const selection = useSelection();
  const [asked, setAsked] = useState<BulkQuestion | null>(null);
  const [notes, setNotes] = useTextDraft(`bulk.${subject.kind}.notes`);
  const [reasonForDonor, setReasonForDonor] = useTextDraft(`bulk.${subject.kind}.reason`);
  const [assignedTo, setAssignedTo] = useState<string | null>(null);
  const meant = (question: BulkQuestion) => thatMay(selection.picked, question);
  const pending = useRef<ReturnType<Undo['begin']>>(null);

  const onAnswered = (results: readonly BulkResult[]) => {
    // Whatever was answered is as it is now, done or not: it would have to be read again before it is decided.
    selection.remove(results.map(({ id }) => id));
    for (const { id, isDone } of results) if (isDone) drafts.discard(id);
  };
  const onHalt = ({ action, parts }: BulkOrder<Picked>, done: readonly BulkResult[]) => {
    if (done.length === 0 || !mayBeUndone(action)) return pending.current?.drop();
    const { done: what } = bulkWords[action];
    const label = `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${subject.bulk.count(done.length)}`;
    pending.current?.offer(label, () => start('undo', decidedOf(parts, done)), { isSaid: true });
  };
  const run = useBulkRun<Picked>({
    send: ({ action, reasons }, { key, items }) => subject.bulk.send(platform, { action, items, ...reasons, key }),
    onAnswered,
    onHalt,
  });
  const { mutate, isPending } = useMutation({ mutationKey, mutationFn: run.work, onSettled: refreshWhenIdle });
  const work = (progress: BulkProgress<Picked>) => {
    pending.current = undo.begin();
    mutate(progress);
  };
  const start = (action: BulkAction, items: readonly Picked[], reasons: BulkDetails = NO_DETAILS) =>
    work(run.begin({ action, reasons, parts: partsOf(items, BULK_MAX) }));
  const more = useFindMore(subject.bulk, selection);
  const { progress } = run;
  const told =
    progress &&
    notifiedSentenceOf(subject.bulk.tells, progress.order.action, decidedOf(progress.order.parts, progress.results));
  const undoDone = () => {
    if (run.progress) start('undo', decidedOf(run.progress.order.parts, run.progress.results));
  };

  return {
    selection,
    asked,
    notes,
    reasonForDonor,
    progress: run.progress,
    busy: isPending,
    ...more,
    meant,
    assignedTo,
    chooseColleague: setAssignedTo,
    ask(question) {
      if (meant(question).length === 0 || isPending) return false;
      setAsked(question);
      return true;
    },
    cancel: () => setAsked(null),
    write: setNotes,
    writeToDonors: setReasonForDonor,
    confirm() {
      if (!asked || isPending) return;
      setAsked(null);
      setNotes('');
      setReasonForDonor('');
      const reasons = { ...NO_DETAILS, notes: notes.trim(), reasonForDonor: reasonForDonor.trim() };
      start(asked, meant(asked), asked === 'reject' ? reasons : { ...NO_DETAILS, assignedTo });
    },
    stop: run.stop,
    goOn: () => run.progress?.phase === 'paused' && work(run.progress),
    dismiss() {
      undo.dismiss();
      run.dismiss();
    },
    told: told ?? undefined,
    undoDone: run.progress && mayBeUndone(run.progress.order.action) ? undoDone : null,
  };
};
