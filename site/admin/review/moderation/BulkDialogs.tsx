import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { chooseByNumber as pickByNumber, useDonorReasons, useRejectionReasons } from '../reasons/reasons.ts';
import { AssignManyDialog } from './AssignManyDialog.tsx';
import { type BulkAction, figure, notifiedSentenceOf, type Picked } from './bulk-parts.ts';
import { DeleteManyDialog } from './DeleteManyDialog.tsx';
import type { BulkWords } from './subject.ts';
import type { BulkDecisions } from './useBulkDecisions.ts';
import { useNotesField } from './useNotesField.ts';

const countEach = (all: readonly string[]): string[] => {
  return [...new Set(all)].map((warning) => `${warning}: ${figure(all.filter((one) => one === warning).length)}.`);
};

const notificationHint = ({ tells }: BulkWords, action: BulkAction, picked: readonly Picked[]): string =>
  notifiedSentenceOf(tells, action, picked) ?? 'Nobody is told.';

const warningsOf = (approved: readonly Picked[], selected: readonly Picked[]): string[] =>
  countEach([...approved.flatMap(({ warnings }) => warnings), ...selected.flatMap(({ leftOut }) => leftOut || [])]);

const RejectManyDialog = ({ bulk, words }: { bulk: BulkDecisions; words: BulkWords }) => {
  const { DonorsReason } = words;
  const saved = useRejectionReasons();
  const reasons = DonorsReason ? [] : saved;
  const { field, addReason, chooseByNumber, requireReason } = useNotesField(bulk.notes, bulk.write);
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!DonorsReason) textarea.current?.focus();
  }, [DonorsReason]);
  const forDonors = useDonorReasons();
  const chooseForDonors = (event: KeyboardEvent) => {
    const written = [bulk.notes, bulk.reasonForDonor];
    const isChosen = pickByNumber(event, { reasons: forDonors, written, onChoose: bulk.writeToDonors });
    if (isChosen) event.preventDefault();
  };
  const confirm = () => requireReason(bulk.confirm, bulk.reasonForDonor);
  const press = dialogKeys({ onConfirm: confirm, onCancel: bulk.cancel });
  return (
    <Dialog
      small
      title={`Reject ${words.count(bulk.affectedBy('reject').length)}?`}
      hint={`The reason is kept with each of them. ${notificationHint(words, 'reject', bulk.affectedBy('reject'))}`}
      onClose={bulk.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={bulk.cancel}>
            Cancel
          </Button>
          <Button variant="bad" icon="x" onClick={confirm}>
            <span>Reject all of them</span>
            <KeyHint>{confirmKeys().join(' ')}</KeyHint>
          </Button>
        </>
      }
    >
      {DonorsReason && <DonorsReason value={bulk.reasonForDonor} onWrite={bulk.writeToDonors} onKeyDown={press} />}
      <Field
        as="textarea"
        label="Admin notes"
        note={DonorsReason ? 'Only colleagues read this' : 'Required to reject'}
        rows={3}
        ref={textarea}
        onKeyDown={(event) => {
          if (DonorsReason) chooseForDonors(event);
          else chooseByNumber(event, reasons);
          press(event);
        }}
        {...field}
      />
      <ReasonButtons
        reasons={reasons}
        value={bulk.notes}
        onChoose={(reason) => {
          addReason(reason);
          textarea.current?.focus();
        }}
      />
    </Dialog>
  );
};

export const BulkDialogs = ({ bulk, words }: { bulk: BulkDecisions; words: BulkWords }) => {
  if (bulk.openQuestion === null) return null;
  if (bulk.openQuestion === 'reject') return <RejectManyDialog bulk={bulk} words={words} />;
  if (bulk.openQuestion === 'assign') return <AssignManyDialog bulk={bulk} words={words} />;
  const picked = bulk.affectedBy(bulk.openQuestion);
  if (bulk.openQuestion === 'delete')
    return (
      <DeleteManyDialog
        what={words.count(picked.length)}
        detail={words.deletionDetail}
        onConfirm={bulk.confirm}
        onCancel={bulk.cancel}
      />
    );
  const collects = bulk.openQuestion === 'collect';
  return (
    <ConfirmDialog
      question={
        collects ? `Mark ${words.count(picked.length)} as collected?` : `Approve ${words.count(picked.length)}?`
      }
      detail={[
        ...(collects ? [] : [words.approvalDetail]),
        notificationHint(words, bulk.openQuestion, picked),
        ...(collects ? [] : warningsOf(picked, bulk.selection.picked)),
      ].join(' ')}
      confirmLabel={collects ? 'Mark all of them' : 'Approve all of them'}
      icon={collects ? 'package-check' : 'check'}
      variant="brand"
      onConfirm={bulk.confirm}
      onCancel={bulk.cancel}
    />
  );
};
