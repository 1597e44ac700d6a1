import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DonationItem } from '#contract/donations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { itemTitle } from './item-title.ts';
import { useReviewNotes } from './useReviewNotes.ts';

interface RejectDialogProps {
  item: DonationItem;
  onReject(adminNotes: string): void;
  onClose(): void;
}

/** Asks why an offer is rejected. */
export const RejectDialog = ({ item, onReject, onClose }: RejectDialogProps) => {
  const review = useReviewNotes(onReject);
  const notes = useRef<HTMLTextAreaElement>(null);
  // The dialog puts the focus on its title; here the reason is what it was opened for.
  useEffect(() => notes.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    review.reject();
  };
  return (
    <Dialog
      small
      title="Reject this donation?"
      hint={itemTitle(item.description)}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="bad" icon={X} onClick={review.reject}>
            Confirm reject
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
        ref={notes}
        onKeyDown={press}
        {...review.field}
      />
    </Dialog>
  );
};
