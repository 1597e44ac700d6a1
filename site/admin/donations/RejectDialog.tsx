import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { RotateCcw } from '../../ui/icons/RotateCcw.tsx';
import { X } from '../../ui/icons/X.tsx';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useDraftedRecords } from '../moderation/useDraftedRecords.ts';
import type { OpenDraft } from '../moderation/useDrafts.ts';
import { useNotesField } from '../moderation/useNotesField.ts';
import { ReasonButtons } from '../reasons/ReasonButtons.tsx';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { DonorReason } from './DonorReason.tsx';
import { donationSubject, useModeration } from './donation-moderation.ts';
import { itemTitle } from './item-title.ts';
import { OvertakenDonation } from './OvertakenDonation.tsx';

interface RejectDialogProps {
  draft: OpenDraft<DonationItem, DonationStatus>;
  /** The items of the page. */
  items: readonly DonationItem[];
}

/** Asks why an offer is rejected. When a colleague decides meanwhile, what was typed stays. */
export const RejectDialog = ({ draft, items }: RejectDialogProps) => {
  const { seen } = draft;
  const { drafts, openDecision, confirmDecision, cancelDecision } = useModeration();
  const [drafted] = useDraftedRecords(donationSubject, [draft], items);
  const { record = seen, overtaken = null } = drafted ?? {};
  const { field, addReason, requireNotes } = useNotesField(draft.notes, (notes) => drafts.write(seen, { notes }));
  const textarea = useRef<HTMLTextAreaElement>(null);
  // The dialog puts the focus on its title; here the reason is what it was opened for.
  useEffect(() => textarea.current?.focus(), []);
  const close = () => cancelDecision(seen.id);
  const reject = () => {
    const reasonForDonor = draft.reasonForDonor.trim();
    const send = () => confirmDecision({ seen, to: 'rejected', notes: draft.notes.trim(), reasonForDonor });
    if (reasonForDonor === '') requireNotes(send);
    else send();
  };
  const press = (event: KeyboardEvent) => {
    if (overtaken || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    reject();
  };
  const mayGoOn = overtaken === 'decided' && donationSubject.mayDecide(record, 'rejected');
  return (
    <Dialog
      small
      title="Reject this donation?"
      hint={itemTitle(seen.description)}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {overtaken ? 'Close' : 'Cancel'}
          </Button>
          {mayGoOn && (
            <Button variant="line" icon={RotateCcw} onClick={() => openDecision(record, 'rejected')}>
              Decide again
            </Button>
          )}
          {!overtaken && (
            <Button variant="bad" icon={X} onClick={reject}>
              Confirm reject
              <KeyHint>{confirmKeys().join(' ')}</KeyHint>
            </Button>
          )}
        </>
      }
    >
      <div className="above-dialog">
        <OpenElsewhere kind="donation" id={seen.id} />
      </div>
      <OvertakenDonation item={record} overtaken={overtaken} />
      <Field
        as="textarea"
        label="Admin notes"
        note={overtaken ? '' : 'Only colleagues read this'}
        rows={3}
        ref={textarea}
        onKeyDown={press}
        {...field}
      />
      {overtaken ? (
        <CopyButton text={draft.notes.trim()} what="notes" small />
      ) : (
        <ReasonButtons
          onChoose={(reason) => {
            addReason(reason);
            textarea.current?.focus();
          }}
        />
      )}
      <DonorReason
        item={seen}
        value={draft.reasonForDonor}
        onWrite={(reasonForDonor) => drafts.write(seen, { reasonForDonor })}
        onKeyDown={press}
      />
    </Dialog>
  );
};
