import type { DonationItem, DonationStatus } from '#contract/donations.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useQueue } from '../keys/useQueue.ts';
import { otherHolder } from '../useHold.ts';
import { useNow } from '../useNow.ts';
import type { ItemActions } from './DonationGrid.tsx';
import { DonationRow } from './DonationRow.tsx';
import { stepsFrom } from './decisions.ts';

/** The items of a page, of any status, worked on by pointer and by single keys. */
export const DonationRows = ({
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
  const press = (key: string) => () => {
    const found = current && stepsFrom(current.status).find((one) => one.key === key);
    if (current && found) step(current, found.to);
  };
  useKeys(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      a: press('a'),
      r: press('r'),
      c: press('c'),
      b: press('b'),
      e: () => current && view(current),
    },
    shortcuts,
  );
  return (
    <div className="drows" ref={queue.list}>
      {items.map((item, index) => (
        <DonationRow
          key={item.id}
          item={item}
          current={index === queue.current}
          now={now}
          holder={otherHolder(item.heldBy, user?.id, now)}
          onStep={({ to }) => step(item, to)}
          onView={() => view(item)}
          onFocus={() => queue.setCurrent(index)}
        />
      ))}
    </div>
  );
};
