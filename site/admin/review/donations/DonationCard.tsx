import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { Written } from '../../../language/Written.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { onFirstClick } from '../../../ui/first-click.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ago } from '../../../ui/relative-time.ts';
import { QueueCard } from '../moderation/QueueCard.tsx';
import { ItemFlags } from './ItemFlags.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { itemRest, valueText } from './item-title.ts';
import { categoryTints, conditionTones } from './item-variants.ts';
import { OtherKinds } from './OtherKinds.tsx';
import type { QueuedItem } from './useDonationQueue.tsx';

const CardPicture = ({ item, title }: { item: DonationItem; title: string }) => (
  <div
    className={classNames('item__pic', item.photoUrls.length === 0 && 'item__pic--low', categoryTints[item.category])}
  >
    <ItemPicture item={item} alt={`Photo of ${title}`} width={800} />
    <Badge>{donationCategories[item.category]}</Badge>
    {item.photoUrls.length > 0 && (
      <span className="count">
        <Icon name="camera" />
        <span>{item.photoUrls.length}</span>
        <span className="sr">{` ${item.photoUrls.length === 1 ? 'photo' : 'photos'}`}</span>
      </span>
    )}
  </div>
);

export const DonationCard = ({ item, current, now, colleague, box, onDecide, onView, onFocus }: QueuedItem) => {
  const title = itemTitle(item.description);
  const titleId = `item-${item.id}`;
  return (
    <QueueCard className="item" titleId={titleId} current={current} onFocus={onFocus}>
      <CardPicture item={item} title={title} />
      {box}
      <div className="item__body">
        <div className="row row--between row--tight">
          <Written as="h3" id={titleId} language={item.language ?? null}>
            {title}
          </Written>
          <Badge tone={conditionTones[item.condition]}>{donationConditions[item.condition].label}</Badge>
        </div>
        <div className="badges">
          <Badge tone={item.pickupRequired ? 'plum' : 'info'} icon={item.pickupRequired ? 'truck' : 'store'}>
            {item.pickupRequired ? 'Pickup' : 'Drop-off'}
          </Badge>
        </div>
        <ItemFlags item={item} colleague={colleague} />
        <Written as="p" language={item.language ?? null}>
          {itemRest(item.description)}
        </Written>
        {item.otherThings && (
          <p>
            <OtherKinds item={item} begin="Also: " />
          </p>
        )}
        <div className="who">
          <span>
            <span>{`${item.submitterName} · `}</span>
            <time dateTime={item.createdAt}>{ago(item.createdAt, now)}</time>
          </span>
          <b>{valueText(item)}</b>
        </div>
      </div>
      <div className="item__foot">
        <Button variant="brand" icon="check" aria-keyshortcuts="a" onClick={onFirstClick(() => onDecide('approved'))}>
          Approve
        </Button>
        <Button variant="line" icon="x" aria-keyshortcuts="r" onClick={onFirstClick(() => onDecide('rejected'))}>
          Reject
        </Button>
        <Button
          variant="line"
          className="btn--icon"
          icon="eye"
          aria-label={`View ${title}`}
          aria-keyshortcuts="e"
          onClick={onView}
        />
      </div>
    </QueueCard>
  );
};
