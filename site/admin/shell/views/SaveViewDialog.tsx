import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepView } from '#contract/saved-views/calls.ts';
import { VIEW_NAME_MAX, type ViewScreen } from '#contract/saved-views/views.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { allOf } from '../../../client/query-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { dialogKeys } from '../shortcuts/dialog-keys.ts';

const FAILED = 'The view could not be kept. Please try again.';

interface SaveViewDialogProps {
  screen: ViewScreen;
  query: string;
  onClose(): void;
}

export const SaveViewDialog = ({ screen, query, onClose }: SaveViewDialogProps) => {
  const send = useSend(keepView);
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const keep = useMutation({
    mutationFn: () => send({ body: { screen, query, name, shared } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: allOf('views') });
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  const confirm = () => keep.mutate();
  const press = dialogKeys({ onConfirm: confirm, onCancel: onClose });
  return (
    <Dialog
      small
      title="Keep this view"
      hint="The search, the filters and the order that are on now."
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" icon="save" busy={keep.isPending} onClick={confirm}>
            Keep
          </Button>
        </>
      }
    >
      <Field
        label="Name"
        ref={field}
        maxLength={VIEW_NAME_MAX}
        value={name}
        error={keep.error ? sentenceOf(keep.error, FAILED) : ''}
        onKeyDown={(event) => (event.key === 'Enter' ? confirm() : press(event))}
        onChange={(event) => setName(event.target.value)}
      />
      <label className="check">
        <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        <span>For everybody, not only for me</span>
      </label>
    </Dialog>
  );
};
