import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { pickupLines } from '#contract/donations/pickup-address.ts';
import { chooseArea } from '#contract/runs/calls.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { allOf } from '../../../client/query-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';

type AreaDialogProps = { item: DonationItem; areas: RunSettings['areas']; onClose: () => void };

export const AreaDialog = ({ item, areas, onClose }: AreaDialogProps) => {
  const send = useSend(chooseArea);
  const queryClient = useQueryClient();
  const [area, setArea] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send({ id: item.id, body: { area } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: allOf('runs') });
      onClose();
    },
  });
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="brand" disabled={area === ''} busy={isPending} busyLabel="Saving" onClick={() => mutate()}>
        Choose this area
      </Button>
    </>
  );
  return (
    <Dialog
      title="Choose an area"
      hint={pickupLines(item).join(', ') || 'No address was given.'}
      small
      onClose={onClose}
      footer={footer}
    >
      <Field
        as="select"
        label="Area"
        value={area}
        error={error ? sentenceOf(error, 'This could not be saved. Please try again.') : undefined}
        onChange={({ target }) => setArea(target.value)}
      >
        <option value="">Please choose</option>
        {areas.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
    </Dialog>
  );
};
