import { useState } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import { type DonationStatus, donationCategories, donationConditions } from '#contract/donations.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Truck } from '../../ui/icons/Truck.tsx';
import { ago } from '../../ui/relative-time.ts';
import { OpenElsewhere } from '../OpenElsewhere.tsx';
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx';
import { DonationFacts } from './DonationFacts.tsx';
import { statusLooks, stepsFrom } from './decisions.ts';
import { conditionTones } from './item-looks.ts';
import { itemTitle } from './item-title.ts';
import { PhotoGallery } from './PhotoGallery.tsx';
import { Timeline } from './Timeline.tsx';
import type { Desk } from './useDesk.ts';
import { useReviewNotes } from './useReviewNotes.ts';

interface ItemDrawerProps {
  item: DonationItem;
  /** True when the item was deleted while it was open. */
  gone: boolean;
  now: Date;
  mayDelete: boolean;
  desk: Desk;
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
export const ItemDrawer = ({ item, gone, now, mayDelete, desk }: ItemDrawerProps) => {
  const take = (to: DonationStatus, notes: string) => desk.take(item, to, notes);
  const review = useReviewNotes(item.id, desk.drafts, (notes) => take('rejected', notes));
  const [seen] = useState(item.status);
  const title = itemTitle(item.description);
  const steps = gone ? [] : stepsFrom(item.status);
  const mayReject = steps.some(({ to }) => to === 'rejected');
  const [main] = steps;
  return (
    <Dialog
      shape="drawer"
      title={title}
      hint={`Offered ${ago(item.createdAt, now)}`}
      onClose={() => desk.view('')}
      footer={steps.toReversed().map((step) => (
        <Button
          key={step.to}
          variant={step === main ? 'brand' : 'line'}
          icon={step.icon}
          onClick={() => (step.to === 'rejected' ? review.reject() : take(step.to, review.notes))}
        >
          {step.label}
        </Button>
      ))}
    >
      <DecidedMeanwhile item={item} seen={seen} gone={gone} />
      <OpenElsewhere kind="donation" id={item.id} />
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
      {(item.status !== seen || gone) && review.notes !== '' && <CopyButton text={review.notes} what="notes" small />}
      {mayDelete && !gone && (
        <Button variant="quiet" icon={Trash2} onClick={() => desk.askDelete(item)}>
          Delete for good
        </Button>
      )}
    </Dialog>
  );
};
