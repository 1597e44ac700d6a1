import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { Holder } from '#contract/live/live.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PicturesNote } from '../../publish/pictures/PicturesNote.tsx';
import { DeskBadges } from '../assignment/DeskBadges.tsx';
import { LeaseMark } from '../moderation/LeaseMark.tsx';

export const ItemFlags = ({ item, colleague }: { item: DonationItem; colleague: Holder | null }) => (
  <>
    {item.urgency && !item.urgency.settled && <Badge tone="bad">Read first</Badge>}
    {item.held && (
      <Badge tone="wait" icon="shield-alert">
        Held: may be spam
      </Badge>
    )}
    {item.pickupRequired && (
      <Badge {...(!item.area && { tone: 'wait' })} icon="map-pin">
        {item.area ?? 'No area'}
      </Badge>
    )}
    {item.dayAsked && (
      <Badge tone="wait" icon="calendar-clock">
        Asks for a day that suits
      </Badge>
    )}
    <DeskBadges {...item} />
    <PicturesNote waiting={item.picturesWaiting} dropped={item.photosDropped} />
    <LeaseMark colleague={colleague} label="Open at" />
  </>
);
