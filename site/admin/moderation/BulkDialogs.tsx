import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { X } from '../../ui/icons/X.tsx';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import { formKeys } from '../shortcuts/form-keys.ts';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { figure, type Picked } from './bulk-parts.ts';
import { DeleteManyDialog } from './DeleteManyDialog.tsx';
import type { BulkWords } from './subject.ts';
import type { Bulk } from './useBulk.ts';
import { useNotesField } from './useNotesField.ts';

/** "Without a recorded consent: 3.", for everything that is worth knowing about some of them. */
const warningsOf = (picked: readonly Picked[]): string[] => {
  const all = picked.flatMap(({ warnings }) => warnings);
  return [...new Set(all)].map((warning) => `${warning}: ${figure(all.filter((one) => one === warning).length)}.`);
};

/** Asks once why everything that is selected is rejected. */
const RejectManyDialog = ({ bulk, words }: { bulk: Bulk; words: BulkWords }) => {
  const { field, addReason, requireNotes } = useNotesField(bulk.notes, bulk.write);
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textarea.current?.focus(), []);
  const confirm = () => requireNotes(bulk.confirm);
  return (
    <Dialog
      small
      title={`Reject ${words.count(bulk.selection.picked.length)}?`}
      hint="The reason is kept with each of them."
      onClose={bulk.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={bulk.cancel}>
            Cancel
          </Button>
          <Button variant="bad" icon={X} onClick={confirm}>
            Reject all of them
            <KeyHint>{confirmKeys().join(' ')}</KeyHint>
          </Button>
        </>
      }
    >
      <Field
        as="textarea"
        label="Admin notes"
        note="Required to reject"
        rows={3}
        ref={textarea}
        onKeyDown={formKeys({ onConfirm: confirm, onCancel: bulk.cancel })}
        {...field}
      />
      <ReasonButtons
        onChoose={(reason) => {
          addReason(reason);
          textarea.current?.focus();
        }}
      />
    </Dialog>
  );
};

/** The question before everything that is selected is approved, rejected or deleted. */
export const BulkDialogs = ({ bulk, words }: { bulk: Bulk; words: BulkWords }) => {
  const { picked } = bulk.selection;
  if (bulk.asked === 'reject') return <RejectManyDialog bulk={bulk} words={words} />;
  if (bulk.asked === 'delete')
    return (
      <DeleteManyDialog
        what={words.count(picked.length)}
        detail={words.deletionDetail}
        onConfirm={bulk.confirm}
        onCancel={bulk.cancel}
      />
    );
  if (bulk.asked !== 'approve') return null;
  return (
    <ConfirmDialog
      question={`Approve ${words.count(picked.length)}?`}
      detail={[words.approvalDetail, ...warningsOf(picked)].join(' ')}
      confirmLabel="Approve all of them"
      icon={Check}
      variant="brand"
      onConfirm={bulk.confirm}
      onCancel={bulk.cancel}
    />
  );
};
