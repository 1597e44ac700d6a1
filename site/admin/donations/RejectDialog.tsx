import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type DonationItem, donationTransitions } from '#contract/donation-desk.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { X } from '../../ui/icons/X.tsx';
import { confirmKeys } from '../keys/confirm-keys.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx';
import { itemTitle } from './item-title.ts';
import type { Desk } from './useDesk.ts';
import { useItem } from './useItem.ts';
import { useReviewNotes } from './useReviewNotes.ts';

interface RejectDialogProps {
  desk: Desk;
  /** The item as it was when the question was asked. */
  asked: DonationItem;
  /** The items of the page. */
  items: readonly DonationItem[];
}

/** Asks why an offer is rejected. When a colleague decides meanwhile, what was typed stays. */
export const RejectDialog = ({ desk, asked, items }: RejectDialogProps) => {
  const { item = asked, gone } = useItem(asked.id, items);
  const review = useReviewNotes(asked.id, desk.drafts, (adminNotes) => desk.take(item, 'rejected', adminNotes));
  const notes = useRef<HTMLTextAreaElement>(null);
  const possible = !gone && donationTransitions[item.status].includes('rejected');
  // The dialog puts the focus on its title; here the reason is what it was opened for.
  useEffect(() => notes.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (!possible || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    review.reject();
  };
  return (
    <Dialog
      small
      title="Reject this donation?"
      hint={itemTitle(asked.description)}
      onClose={desk.drop}
      footer={
        <>
          <Button variant="quiet" onClick={desk.drop}>
            {possible ? 'Cancel' : 'Close'}
          </Button>
          {possible && (
            <Button variant="bad" icon={X} onClick={review.reject}>
              Confirm reject
              <KeyHint>{confirmKeys().join(' ')}</KeyHint>
            </Button>
          )}
        </>
      }
    >
      <DecidedMeanwhile item={item} seen={asked.status} gone={gone} />
      <Field
        as="textarea"
        label="Admin notes"
        note={possible ? 'Required to reject' : ''}
        rows={3}
        ref={notes}
        onKeyDown={press}
        {...review.field}
      />
      {possible ? (
        <ReasonButtons
          onChoose={(reason) => {
            review.addReason(reason);
            notes.current?.focus();
          }}
        />
      ) : (
        <CopyButton text={review.notes} what="notes" small />
      )}
    </Dialog>
  );
};
