import { useRef, useState } from 'react';
import { assignDonations } from '#contract/assignments/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import {
  type DonationStatus,
  donationCategories,
  donationConditions,
  firstName,
} from '#contract/donations/donations.ts';
import { mayHaveCome } from '#contract/donations/stored-donation.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { useMay } from '../../../client/useMay.ts';
import { Written } from '../../../language/Written.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { onFirstClick } from '../../../ui/first-click.ts';
import { ago } from '../../../ui/relative-time.ts';
import { PicturesNote } from '../../publish/pictures/PicturesNote.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { Thread } from '../comments/Thread.tsx';
import { RecordLetters } from '../letters/RecordLetters.tsx';
import { OpenElsewhere } from '../moderation/OpenElsewhere.tsx';
import { useNotesField } from '../moderation/useNotesField.ts';
import { BroughtTo } from './BroughtTo.tsx';
import { DonationFacts } from './DonationFacts.tsx';
import { DonorReason } from './DonorReason.tsx';
import { stepsFrom } from './decisions.ts';
import { noticeForStep, useModeration } from './donation-moderation.ts';
import { conditionTones } from './item-variants.ts';
import { OvertakenDonation } from './OvertakenDonation.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Timeline } from './Timeline.tsx';
import { UrgentDonation } from './UrgentDonation.tsx';
import { useDrawerKeys } from './useDrawerKeys.ts';

const ItemWords = ({ item }: { item: DonationItem }) => (
  <>
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
  </>
);

const ItemLabels = ({ item }: { item: DonationItem }) => (
  <div className="row row--tight">
    <StatusBadge status={item.status} />
    <Badge>{donationCategories[item.category]}</Badge>
    <Badge tone={conditionTones[item.condition]}>{donationConditions[item.condition].label}</Badge>
    <PicturesNote waiting={item.picturesWaiting} dropped={item.photosDropped} />
    {item.pickupRequired && (
      <Badge tone="plum" icon="truck">
        Pickup requested
      </Badge>
    )}
  </div>
);

interface ItemDrawerProps {
  item: DonationItem;
  isDeleted: boolean;
  now: Date;
  onMove(by: -1 | 1): void;
  onClose(): void;
}

export const ItemDrawer = ({ item, isDeleted, now, onMove, onClose }: ItemDrawerProps) => {
  const { drafts, deletion, confirmDecision, undoDecision, mayUndo } = useModeration();
  const { notes = '', reasonForDonor = '' } = drafts.of(item.id) ?? {};
  const { field, requireReason } = useNotesField(notes, (text) => drafts.write(item, { notes: text }));
  const [seen, setSeen] = useState(item.status);
  const overtaken = isDeleted ? 'deleted' : item.status === seen ? null : 'decided';
  const mayDelete = useMay('delete') && !isDeleted;
  const decide = (to: DonationStatus) => {
    onClose();
    confirmDecision({ seen: item, to, notes: notes.trim(), reasonForDonor: reasonForDonor.trim() });
  };
  const reject = () => requireReason(() => decide('rejected'), reasonForDonor);
  const title = itemTitle(item.description);
  const notesField = useRef<HTMLTextAreaElement>(null);
  const steps = overtaken ? [] : stepsFrom(item.status);
  useDrawerKeys(steps, {
    onStep(to) {
      if (to !== 'rejected') decide(to);
      else if (notes.trim() || reasonForDonor.trim()) reject();
      else notesField.current?.focus();
    },
    onMove,
  });
  const mayReject = steps.some(({ to }) => to === 'rejected');
  const [main] = steps;
  return (
    <Dialog
      shape="drawer"
      title={<Written language={item.language ?? null}>{title}</Written>}
      hint={`Offered ${ago(item.createdAt, now)}`}
      onClose={onClose}
      footer={
        overtaken === 'decided' ? (
          <Button variant="line" icon="rotate-ccw" onClick={() => setSeen(item.status)}>
            Decide again
          </Button>
        ) : (
          steps.toReversed().map((step) => (
            <Button
              key={step.to}
              variant={step === main ? 'brand' : 'line'}
              icon={step.icon}
              onClick={onFirstClick(() => (step.to === 'rejected' ? reject() : decide(step.to)))}
            >
              {step.label}
            </Button>
          ))
        )
      }
    >
      <OvertakenDonation item={item} overtaken={overtaken} />
      <OpenElsewhere kind="donation" id={item.id} />
      <UrgentDonation item={item} />
      {(item.photoUrls.length > 0 || !item.picturesWaiting) && (
        <PhotoGallery photoUrls={item.photoUrls} title={title} />
      )}
      <ItemLabels item={item} />
      <Written as="p" className="pre" language={item.language ?? null}>
        {item.description}
      </Written>
      <DonationFacts item={item} />
      {!isDeleted && mayHaveCome(item) && <BroughtTo key={item.id} item={item} />}
      <ItemWords item={item} />
      <Timeline item={item} />
      {!isDeleted && (
        <>
          <Assignment
            call={assignDonations}
            id={item.id}
            assignedTo={item.assignedTo}
            assignedName={item.assignedName}
          />
          <Thread subject={{ kind: 'donation', subjectId: item.id }} />
        </>
      )}
      {!isDeleted && (
        <RecordLetters
          about={{ kind: 'donation', id: item.id }}
          name={item.submitterName}
          email={item.submitterEmail}
          fields={item}
          write="Write to the donor"
        />
      )}
      <Field as="textarea" label="Admin notes" note="Only colleagues read this" rows={2} ref={notesField} {...field} />
      {steps.map((step) => {
        const notified = noticeForStep(item, step.to);
        return notified && <p key={step.to} className="mini">{`${step.label}: ${notified}`}</p>;
      })}
      {mayReject && (
        <DonorReason
          note={`${firstName(item.submitterName)} reads this`}
          value={reasonForDonor}
          onWrite={(text) => drafts.write(item, { reasonForDonor: text })}
        />
      )}
      {overtaken && notes.trim() !== '' && <CopyButton text={notes.trim()} label="Copy notes" small />}
      {!isDeleted && mayUndo(item, now) && (
        <Button
          variant="line"
          icon="undo-2"
          onClick={() => {
            onClose();
            undoDecision(item);
          }}
        >
          Undo decision
        </Button>
      )}
      {mayDelete && (
        <Button variant="quiet" icon="trash-2" onClick={() => deletion.ask(item)}>
          Delete for good
        </Button>
      )}
    </Dialog>
  );
};
