import { Trash2, Truck, Users } from 'lucide-react';
import { type DonationItem, type DonationStatus, donationCategories, donationConditions } from '#contract/donations.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ago } from '../../ui/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useHold } from '../useHold.ts';
import { DonationFacts } from './DonationFacts.tsx';
import { statusLooks, stepsFrom } from './decisions.ts';
import { conditionTones } from './item-looks.ts';
import { itemTitle } from './item-title.ts';
import { PhotoGallery } from './PhotoGallery.tsx';
import { Timeline } from './Timeline.tsx';
import { useReviewNotes } from './useReviewNotes.ts';

interface ItemDrawerProps {
  item: DonationItem;
  now: Date;
  mayDelete: boolean;
  onStep(to: DonationStatus, adminNotes: string): void;
  onDelete(): void;
  onClose(): void;
}

const Labels = ({ item }: { item: DonationItem }) => {
  const { label, tone, icon } = statusLooks[item.status];
  return (
    <div className="row row--tight">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <Badge>{donationCategories[item.category]}</Badge>
      <Badge tone={conditionTones[item.condition]}>{donationConditions[item.condition].label}</Badge>
      {item.pickupRequired && (
        <Badge tone="plum" icon={Truck}>
          Pickup requested
        </Badge>
      )}
    </div>
  );
};

/** An item of any status with everything that is known of it, and every step that may follow. */
export const ItemDrawer = ({ item, now, mayDelete, onStep, onDelete, onClose }: ItemDrawerProps) => {
  const review = useReviewNotes((notes) => onStep('rejected', notes));
  const heldBy = useHold('donation', item.id);
  const title = itemTitle(item.description);
  const steps = stepsFrom(item.status);
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
          onClick={() => (step.to === 'rejected' ? review.reject() : onStep(step.to, review.notes))}
        >
          {step.label}
        </Button>
      ))}
    >
      {heldBy && (
        <Notice tone="wait" icon={Users} title={`${heldBy.name} has this open.`}>
          Please talk to each other before you decide.
        </Notice>
      )}
      <PhotoGallery photoUrls={item.photoUrls} title={title} />
      <Labels item={item} />
      <p className="pre">{item.description}</p>
      <DonationFacts item={item} />
      {item.adminNotes && (
        <div>
          <h3>Latest notes</h3>
          <p className="pre">{item.adminNotes}</p>
        </div>
      )}
      <Timeline item={item} />
      <Field
        as="textarea"
        label="Admin notes"
        note={mayReject ? 'Required to reject' : 'Optional'}
        rows={2}
        {...review.field}
      />
      {mayDelete && (
        <Button variant="quiet" icon={Trash2} onClick={onDelete}>
          Delete for good
        </Button>
      )}
    </Dialog>
  );
};
