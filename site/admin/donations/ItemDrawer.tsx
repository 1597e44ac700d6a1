import { useState } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import { type DonationStatus, donationCategories, donationConditions } from '#contract/donations.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Truck } from '../../ui/icons/Truck.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import { ago } from '../../ui/relative-time.ts';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useNotesField } from '../moderation/useNotesField.ts';
import { PicturesNote } from '../pictures/PicturesNote.tsx';
import { DonationFacts } from './DonationFacts.tsx';
import { DonorReason } from './DonorReason.tsx';
import { statusVariants, stepsFrom } from './decisions.ts';
import { useModeration } from './donation-moderation.ts';
import { itemTitle } from './item-title.ts';
import { conditionTones } from './item-variants.ts';
import { OvertakenDonation } from './OvertakenDonation.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import { Timeline } from './Timeline.tsx';

interface ItemDrawerProps {
  item: DonationItem;
  /** True when the item was deleted while it was open. */
  gone: boolean;
  now: Date;
  onClose(): void;
}

const Labels = ({ item }: { item: DonationItem }) => {
  const { label, tone, icon } = statusVariants[item.status];
  return (
    <div className="row row--tight">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <Badge>{donationCategories[item.category]}</Badge>
      <Badge tone={conditionTones[item.condition]}>{donationConditions[item.condition].label}</Badge>
      <PicturesNote waiting={item.picturesWaiting} dropped={item.photosDropped} />
      {item.pickupRequired && (
        <Badge tone="plum" icon={Truck}>
          Pickup requested
        </Badge>
      )}
    </div>
  );
};

/** An item of any status with everything that is known of it, and every step that may follow. */
export const ItemDrawer = ({ item, gone, now, onClose }: ItemDrawerProps) => {
  const { drafts, deletion, confirmDecision, undoDecision, mayUndo } = useModeration();
  const { notes = '', reasonForDonor = '' } = drafts.of(item.id) ?? {};
  const { field, requireNotes } = useNotesField(notes, (text) => drafts.write(item, { notes: text }));
  const [seen] = useState(item.status);
  const overtaken = gone ? 'deleted' : item.status === seen ? null : 'decided';
  const mayDelete = useUser()?.role === 'Administrator' && !gone;
  const decide = (to: DonationStatus) => {
    onClose();
    confirmDecision({ seen: item, to, notes: notes.trim(), reasonForDonor: reasonForDonor.trim() });
  };
  const reject = () => (reasonForDonor.trim() ? decide('rejected') : requireNotes(() => decide('rejected')));
  const title = itemTitle(item.description);
  const steps = gone ? [] : stepsFrom(item.status);
  const mayReject = steps.some(({ to }) => to === 'rejected');
  const [main] = steps;
  return (
    <Dialog
      shape="drawer"
      title={title}
      hint={`Offered ${ago(item.createdAt, now)}`}
      onClose={onClose}
      footer={steps.toReversed().map((step) => (
        <Button
          key={step.to}
          variant={step === main ? 'brand' : 'line'}
          icon={step.icon}
          onClick={() => (step.to === 'rejected' ? reject() : decide(step.to))}
        >
          {step.label}
        </Button>
      ))}
    >
      <OvertakenDonation item={item} overtaken={overtaken} />
      <OpenElsewhere kind="donation" id={item.id} />
      {(item.photoUrls.length > 0 || !item.picturesWaiting) && (
        <PhotoGallery photoUrls={item.photoUrls} title={title} />
      )}
      <Labels item={item} />
      <p className="pre">{item.description}</p>
      <DonationFacts item={item} />
      {item.adminNotes && (
        <div>
          <h3>Latest notes</h3>
          <p className="pre">{item.adminNotes}</p>
        </div>
      )}
      {item.dayAsked && (
        <div>
          <h3>When it suits the donor</h3>
          <p className="pre">{item.dayAsked.note || 'Another day, without a note.'}</p>
        </div>
      )}
      {item.reasonForDonor && (
        <div>
          <h3>What the donor reads</h3>
          <p className="pre">{item.reasonForDonor}</p>
        </div>
      )}
      <Timeline item={item} />
      <Field as="textarea" label="Admin notes" note="Only colleagues read this" rows={2} {...field} />
      {mayReject && (
        <DonorReason
          item={item}
          value={reasonForDonor}
          onWrite={(text) => drafts.write(item, { reasonForDonor: text })}
        />
      )}
      {overtaken && notes.trim() !== '' && <CopyButton text={notes.trim()} what="notes" small />}
      {!gone && mayUndo(item, now) && (
        <Button
          variant="line"
          icon={Undo2}
          onClick={() => {
            onClose();
            undoDecision(item);
          }}
        >
          Undo decision
        </Button>
      )}
      {mayDelete && (
        <Button variant="quiet" icon={Trash2} onClick={() => deletion.ask(item)}>
          Delete for good
        </Button>
      )}
    </Dialog>
  );
};
