import type { DonationItem } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import type { Holder } from '#contract/live.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useQueue } from '../keys/useQueue.ts';
import { otherHolder } from '../useHold.ts';
import { useNow } from '../useNow.ts';
import { stepsFrom } from './decisions.ts';

/** What can be done with the items of a list, and how. */
export interface ItemActions {
  /** Whether single keys act. */
  shortcuts: boolean;
  onStep(item: DonationItem, to: DonationStatus): void;
  onView(item: DonationItem): void;
}

/** One item of a queue, as a card or a row shows it. */
export interface QueuedItem {
  item: DonationItem;
  current: boolean;
  now: Date;
  /** The colleague who has it open. */
  holder: Holder | null;
  onStep(to: DonationStatus): void;
  onView(): void;
  onFocus(): void;
}

/** Works on the items of a page by pointer and by single keys, and keeps the focus in the list when an item leaves it. */
export const useDonationQueue = (items: readonly DonationItem[], { shortcuts, onStep, onView }: ItemActions) => {
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
  const queued: QueuedItem[] = items.map((item, index) => ({
    item,
    current: index === queue.current,
    now,
    holder: otherHolder(item.heldBy, user?.id, now),
    onStep: (to) => step(item, to),
    onView: () => view(item),
    onFocus: () => queue.setCurrent(index),
  }));
  return { list: queue.list, queued };
};
