import { Eye, ShieldAlert, Truck, Users } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { DonationItem } from '#contract/donations.ts';
import { donationCategories } from '#contract/donations.ts';
import type { Holder } from '#contract/live.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ago } from '../../ui/dates.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { money } from '../../ui/money.ts';
import { StaffPicture } from '../pictures/StaffPicture.tsx';
import { type Step, statusLooks, stepsFrom } from './decisions.ts';
import { categoryTints } from './item-looks.ts';
import { itemTitle } from './item-title.ts';

const ON_ROW = 2;

const Badges = ({ item, holder }: { item: DonationItem; holder: Holder | null }) => {
  const { label, tone, icon } = statusLooks[item.status];
  return (
    <div className="row row--tight">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {item.pickupRequired && (
        <Badge tone="plum" icon={Truck}>
          Pickup
        </Badge>
      )}
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
    </div>
  );
};

const RowPicture = ({ item: { photoUrls, category } }: { item: DonationItem }) => {
  const [first] = photoUrls;
  return (
    <div className={classNames('drow__pic', categoryTints[category])}>
      {first ? (
        <StaffPicture className="full" src={first} alt="" width={200} />
      ) : (
        <Illustration name={`category-${category}`} alt="" />
      )}
    </div>
  );
};

interface DonationRowProps {
  item: DonationItem;
  current: boolean;
  now: Date;
  /** The colleague who has it open. */
  holder: Holder | null;
  onStep(step: Step): void;
  onView(): void;
  onFocus(): void;
}

/** One item of any status: what it is, from whom, where it stands, and the likeliest steps. */
export const DonationRow = ({ item, current, now, holder, onStep, onView, onFocus }: DonationRowProps) => {
  const title = itemTitle(item.description);
  const titleId = `item-${item.id}`;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onView();
  };
  return (
    <article
      className="drow"
      aria-labelledby={titleId}
      aria-current={current || undefined}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={press}
      data-card=""
    >
      <RowPicture item={item} />
      <div className="drow__body">
        <h3 id={titleId}>{title}</h3>
        <p className="drow__facts">
          <span>{item.submitterName}</span>
          <span>{donationCategories[item.category]}</span>
          <span>{item.estimatedValue === null ? 'No value given' : money(item.estimatedValue)}</span>
          <span>{item.reference}</span>
          <time dateTime={item.createdAt}>{ago(item.createdAt, now)}</time>
        </p>
        <Badges item={item} holder={holder} />
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
              onClick={() => onStep(step)}
            >
              {step.label}
            </Button>
          ))}
        <Button
          variant="line"
          small
          className="btn--icon"
          icon={Eye}
          aria-label={`View ${title}`}
          aria-keyshortcuts="e Enter"
          onClick={onView}
        />
      </div>
    </article>
  );
};
