import { useEffect, useRef } from 'react';
import { useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { useColleagues } from '../assignment/useColleagues.ts';
import type { BulkWords } from './subject.ts';
import type { BulkDecisions } from './useBulkDecisions.ts';

export const AssignManyDialog = ({ bulk, words }: { bulk: BulkDecisions; words: BulkWords }) => {
  const me = useUser()?.id ?? null;
  const colleagues = useColleagues('decide');
  const field = useRef<HTMLSelectElement>(null);
  const { chooseColleague } = bulk;
  useEffect(() => {
    chooseColleague(me);
    field.current?.focus();
  }, [chooseColleague, me]);
  const press = dialogKeys({ onConfirm: bulk.confirm, onCancel: bulk.cancel });
  return (
    <Dialog
      small
      title={`Assign ${words.count(bulk.affectedBy('assign').length)}?`}
      hint="It stands on their dashboard until it is decided."
      onClose={bulk.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={bulk.cancel}>
            Cancel
          </Button>
          <Button variant="brand" icon="user-plus" onClick={bulk.confirm}>
            <span>Assign all of them</span>
            <KeyHint>{confirmKeys().join(' ')}</KeyHint>
          </Button>
        </>
      }
    >
      <Field
        as="select"
        label="Who looks after them"
        ref={field}
        value={bulk.assignedTo ?? ''}
        onKeyDown={press}
        onChange={(event) => chooseColleague(event.target.value || null)}
      >
        {colleagues.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="">Nobody</option>
      </Field>
    </Dialog>
  );
};
