import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PicturesNote } from '../../publish/pictures/PicturesNote.tsx';
import { conditionTones } from './item-variants.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const ItemLabels = ({ item }: { item: DonationItem }) => (
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
