import type { KeyboardEvent } from 'react';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { type DonationStatus, firstName } from '#contract/donations/donations.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useDraftedRecords } from '../moderation/useDraftedRecords.ts';
import type { OpenDraft } from '../moderation/useDrafts.ts';
import { useNotesField } from '../moderation/useNotesField.ts';
import { chooseByNumber, useDonorReasons } from '../reasons/reasons.ts';
import { DonorReason } from './DonorReason.tsx';
import { donationSubject, useModeration } from './donation-moderation.ts';
import { OvertakenDonation } from './OvertakenDonation.tsx';

interface RejectDialogProps {
  draft: OpenDraft<DonationItem, DonationStatus>;
  items: readonly DonationItem[];
}

/** Typed text stays if a colleague decides meanwhile. */
export const RejectDialog = ({ draft, items }: RejectDialogProps) => {
  const { seen } = draft;
  const { drafts, openDecision, confirmDecision, cancelDecision } = useModeration();
  const [drafted] = useDraftedRecords(donationSubject, [draft], items);
  const { record = seen, overtaken = null } = drafted ?? {};
  const { field, requireReason } = useNotesField(draft.notes, (notes) => drafts.write(seen, { notes }));
  const reasons = useDonorReasons();
  const writeToDonor = (reasonForDonor: string) => drafts.write(seen, { reasonForDonor });
  const close = () => cancelDecision(seen.id);
  const reject = () => {
    const reasonForDonor = draft.reasonForDonor.trim();
    const send = () => confirmDecision({ seen, to: 'rejected', notes: draft.notes.trim(), reasonForDonor });
    requireReason(send, reasonForDonor);
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
            <Button variant="line" icon="rotate-ccw" onClick={() => openDecision(record, 'rejected')}>
              Decide again
            </Button>
          )}
          {!overtaken && (
            <Button variant="bad" icon="x" onClick={reject}>
              <span>Confirm reject</span>
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
      <DonorReason
        note={`${firstName(seen.submitterName)} reads this`}
        value={draft.reasonForDonor}
        takesFocus
        onWrite={writeToDonor}
        onKeyDown={press}
      />
      <div className="field--in">
        <Field
          as="textarea"
          label="Admin notes"
          note={overtaken ? '' : 'Only colleagues read this'}
          rows={3}
          onKeyDown={(event) => {
            const written = [draft.notes, draft.reasonForDonor];
            if (chooseByNumber(event, { reasons, written, onChoose: writeToDonor })) event.preventDefault();
            else press(event);
          }}
          {...field}
        />
      </div>
      {overtaken && <CopyButton text={draft.notes.trim()} label="Copy notes" small />}
    </Dialog>
  );
};
