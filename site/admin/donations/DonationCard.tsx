import { Camera, Check, Eye, ShieldAlert, Users, X } from 'lucide-react';
import { type DonationItem, donationCategories, donationConditions } from '#contract/donations.ts';
import type { Holder } from '#contract/live.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ago } from '../../ui/dates.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { money } from '../../ui/money.ts';
import { StaffPicture } from '../pictures/StaffPicture.tsx';
import { categoryTints, conditionTones } from './item-looks.ts';
import { itemRest, itemTitle } from './item-title.ts';

const CardPicture = ({ item: { photoUrls, category }, title }: { item: DonationItem; title: string }) => {
  const [first] = photoUrls;
  return (
    <div className={classNames('item__pic', categoryTints[category])}>
      {first ? (
        <StaffPicture className="full" src={first} alt={`Photo of ${title}`} width={800} />
      ) : (
        <Illustration name={`category-${category}`} />
      )}
      <Badge>{donationCategories[category]}</Badge>
      {photoUrls.length > 0 && (
        <span className="count">
          <Icon of={Camera} />
          {photoUrls.length}
          <span className="sr"> {photoUrls.length === 1 ? 'photo' : 'photos'}</span>
        </span>
      )}
    </div>
  );
};

interface DonationCardProps {
  item: DonationItem;
  current: boolean;
  now: Date;
  /** The colleague who has it open. */
  holder: Holder | null;
  onApprove(): void;
  onReject(): void;
  onView(): void;
  onFocus(): void;
}

/** An offer that waits: what it is, who offers it, and the three things that can be done. */
export const DonationCard = (props: DonationCardProps) => {
  const { item, current, now, holder, onApprove, onReject, onView, onFocus } = props;
  const title = itemTitle(item.description);
  const titleId = `item-${item.id}`;
  return (
    <article
      className="item"
      aria-labelledby={titleId}
      aria-current={current || undefined}
      tabIndex={-1}
      onFocus={onFocus}
      data-card=""
    >
      <CardPicture item={item} title={title} />
      <div className="item__body">
        <div className="row row--between row--tight">
          <h3 id={titleId}>{title}</h3>
          <Badge tone={conditionTones[item.condition]}>{donationConditions[item.condition].label}</Badge>
        </div>
        {item.held && (
          <Badge tone="wait" icon={ShieldAlert}>
            Held: may be spam
          </Badge>
        )}
        {holder && (
          <Badge tone="info" icon={Users}>
            Open at {holder.name}
          </Badge>
        )}
        <p>{itemRest(item.description)}</p>
        <div className="who">
          <span>
            {item.submitterName} · <time dateTime={item.createdAt}>{ago(item.createdAt, now)}</time>
          </span>
          <b>{item.estimatedValue === null ? 'No value given' : money(item.estimatedValue)}</b>
        </div>
      </div>
      <div className="item__foot">
        <Button variant="brand" icon={Check} aria-keyshortcuts="a" onClick={onApprove}>
          Approve
        </Button>
        <Button variant="line" icon={X} aria-keyshortcuts="r" onClick={onReject}>
          Reject
        </Button>
        <Button
          variant="line"
          className="btn--icon"
          icon={Eye}
          aria-label={`View ${title}`}
          aria-keyshortcuts="e"
          onClick={onView}
        />
      </div>
    </article>
  );
};
