import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeToDonor } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { firstName } from '#contract/donations/donations.ts';
import { LETTER_MAX, type NewDonorLetter, newDonorLetter } from '#contract/donations/donor-letters.ts';
import { useSend } from '../../client/calls.ts';
import { allOf } from '../../client/query-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { formKeys } from '../shortcuts/form-keys.ts';

/** What donors are often asked, to begin with. */
const beginnings = [
  { label: 'A photo', text: 'Would you send us a photo of it? You can add one on your page.' },
  { label: 'The size', text: 'How wide, deep and high is it? Our van has room for two metres.' },
  {
    label: 'The address',
    text: 'Where would the van collect it? Please tell us the street, the town and the Eircode.',
  },
];

interface WriteToDonorProps {
  item: DonationItem;
  onClose: () => void;
}

/** A letter to the donor of an item, sent in the frame of the template. */
export const WriteToDonor = ({ item, onClose }: WriteToDonorProps) => {
  const send = useSend(writeToDonor);
  const queryClient = useQueryClient();
  const [start] = useState<NewDonorLetter>({ message: '', newLink: false });
  const { values, errors, failure, busy, change, submit } = useEditForm({
    start,
    draft: `letter.${item.id}`,
    schema: newDonorLetter,
    save: async (letter) => {
      await send({ id: item.id, body: letter });
      void queryClient.invalidateQueries({ queryKey: allOf('donationitems') });
      onClose();
      return start;
    },
  });
  const write = (message: string) => change({ message });
  return (
    <Dialog
      small
      title={`Write to ${firstName(item.submitterName)}`}
      hint={`To ${item.submitterEmail}, with greeting, reference and the link to the donor’s own page.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" icon="mail" busy={busy} busyLabel="Sending" onClick={() => submit()}>
            Send
          </Button>
        </>
      }
    >
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <Field
        as="textarea"
        label="Your words"
        note={`${firstName(item.submitterName)} reads this`}
        rows={6}
        maxLength={LETTER_MAX}
        value={values.message}
        error={errors.message}
        onKeyDown={formKeys({ onConfirm: submit, onCancel: onClose })}
        onChange={({ target }) => write(target.value)}
      />
      <fieldset className="chips">
        <legend className="sr">What is often asked</legend>
        {beginnings.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            onClick={() => write([values.message.trim(), text].filter(Boolean).join('\n\n'))}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={values.newLink ?? false}
          onChange={({ target }) => change({ newLink: target.checked })}
        />
        <span>
          <b>Make a new link</b>{' '}
          <small className="hint">Earlier links to the donor’s page stop working, if a stranger has one.</small>
        </span>
      </label>
    </Dialog>
  );
};
