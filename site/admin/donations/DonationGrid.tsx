import type { DonationItem, DonationStatus } from '#contract/donations.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useQueue } from '../keys/useQueue.ts';
import { otherHolder } from '../useHold.ts';
import { useNow } from '../useNow.ts';
import { DonationCard } from './DonationCard.tsx';

/** What can be done with the items of a list, and how. */
export interface ItemActions {
  /** Whether single keys act. */
  shortcuts: boolean;
  onStep(item: DonationItem, to: DonationStatus): void;
  onView(item: DonationItem): void;
}

/** The cards of a page of offers that wait, worked on by pointer and by single keys. */
export const DonationGrid = ({
  items,
  shortcuts,
  onStep,
  onView,
}: ItemActions & { items: readonly DonationItem[] }) => {
  const now = useNow();
  const user = useUser();
  const queue = useQueue(items.map(({ id }) => id));
  const current = items[queue.current];
  const step = (item: DonationItem, to: DonationStatus) => {
    queue.expectChange();
    onStep(item, to);
  };
  const view = (item: DonationItem) => {
    queue.expectChange();
    onView(item);
  };
  useKeys(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      a: () => current && step(current, 'approved'),
      r: () => current && step(current, 'rejected'),
      e: () => current && view(current),
    },
    shortcuts,
  );
  return (
    <div className="items" ref={queue.list}>
      {items.map((item, index) => (
        <DonationCard
          key={item.id}
          item={item}
          current={index === queue.current}
          now={now}
          holder={otherHolder(item.heldBy, user?.id, now)}
          onApprove={() => step(item, 'approved')}
          onReject={() => step(item, 'rejected')}
          onView={() => view(item)}
          onFocus={() => queue.setCurrent(index)}
        />
      ))}
    </div>
  );
};
