import { donationCategories } from '#contract/donations/donations.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { Written } from '../../../language/Written.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { onFirstClick } from '../../../ui/first-click.ts';
import { ago } from '../../../ui/relative-time.ts';
import { QueueCard } from '../moderation/QueueCard.tsx';
import { stepsFrom } from './decisions.ts';
import { ItemFlags } from './ItemFlags.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { valueText } from './item-title.ts';
import { categoryTints } from './item-variants.ts';
import { OtherKinds } from './OtherKinds.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { QueuedItem } from './useDonationQueue.tsx';

const ON_ROW = 2;

const Badges = ({ item, colleague }: Pick<QueuedItem, 'item' | 'colleague'>) => (
  <div className="row row--tight">
    <StatusBadge status={item.status} />
    {item.pickupRequired && (
      <Badge tone="plum" icon="truck">
        Pickup
      </Badge>
    )}
    <ItemFlags item={item} colleague={colleague} />
  </div>
);

export const DonationRow = ({ item, current, now, colleague, box, onDecide, onView, onFocus }: QueuedItem) => {
  const title = itemTitle(item.description);
  const titleId = `item-${item.id}`;
  return (
    <QueueCard className="drow" titleId={titleId} current={current} onFocus={onFocus} onEnter={onView}>
      <div className={classNames('drow__pic', categoryTints[item.category])}>
        <ItemPicture item={item} alt="" width={200} />
      </div>
      {box}
      <div className="drow__body">
        <Written as="h3" id={titleId} language={item.language ?? null}>
          {title}
        </Written>
        <p className="drow__facts">
          <span>{item.submitterName}</span>
          <span>{donationCategories[item.category]}</span>
          <span>{valueText(item)}</span>
          <span>{item.reference}</span>
          <time dateTime={item.createdAt}>{ago(item.createdAt, now)}</time>
        </p>
        {item.otherThings && (
          <p className="drow__facts">
            <span>
              <OtherKinds item={item} begin="Also: " />
            </span>
          </p>
        )}
        <Badges item={item} colleague={colleague} />
      </div>
      <div className="drow__acts">
        {stepsFrom(item.status)
          .slice(0, ON_ROW)
          .map((step, index) => (
            <Button
              key={step.to}
              small
              variant={index === 0 && item.status !== 'rejected' && item.status !== 'collected' ? 'brand' : 'line'}
              icon={step.icon}
              aria-keyshortcuts={step.key}
              onClick={onFirstClick(() => onDecide(step.to))}
            >
              {step.label}
            </Button>
          ))}
        <Button
          variant="line"
          small
          className="btn--icon"
          icon="eye"
          aria-label={`View ${title}`}
          aria-keyshortcuts="e Enter"
          onClick={onView}
        />
      </div>
    </QueueCard>
  );
};
