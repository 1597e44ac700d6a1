import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Holder } from '#contract/live/live.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { useOpenId } from '../../shell/list/useOpenRecord.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useNow } from '../../useNow.ts';
import { SelectBox } from '../moderation/SelectBox.tsx';
import { colleagueWithLease } from '../moderation/useLease.ts';
import { useQueue } from '../moderation/useQueue.ts';
import { useFreshSelection } from '../moderation/useSelection.ts';
import { stepsFrom } from './decisions.ts';
import { donationBulk } from './donation-bulk.ts';
import { useModeration } from './donation-moderation.ts';

export interface QueuedItem {
  item: DonationItem;
  current: boolean;
  now: Date;
  colleague: Holder | null;
  box: Elements;
  onDecide(to: DonationStatus): void;
  onView(): void;
  onFocus(): void;
}

export const useDonationQueue = (items: readonly DonationItem[], shortcuts: boolean) => {
  const now = useNow();
  const user = useUser();
  const { bulk, undo, awaited, openDecision, undoDecision, mayUndo } = useModeration();
  const { selection } = bulk;
  const { open, close } = useOpenId('item');
  const queue = useQueue(
    items.map(({ id }) => id),
    awaited,
  );
  const current = items[queue.current];
  const page = items.flatMap((item) => donationBulk.pick(item) ?? []);
  useFreshSelection(selection, items, donationBulk.pick);
  const boxOf = (item: DonationItem) => {
    const picked = page.find(({ id }) => id === item.id);
    return picked && <SelectBox picked={picked} page={page} selection={selection} />;
  };
  const decide = (item: DonationItem, to: DonationStatus) => {
    queue.expectChange();
    close();
    openDecision(item, to);
  };
  const view = (item: DonationItem) => {
    queue.expectChange();
    open(item.id);
  };
  // With a selection these keys decide about that.
  const press = (key: string) => () => {
    if (selection.picked.length > 0) return false;
    const found = current && stepsFrom(current.status).find((one) => one.key === key);
    return current && found ? decide(current, found.to) : undefined;
  };
  useShortcuts(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      a: press('a'),
      r: press('r'),
      c: press('c'),
      b: press('b'),
      e: () => current && view(current),
      x: ({ shiftKey }) =>
        current && page.some(({ id }) => id === current.id) && selection.choose(page, current.id, shiftKey),
      '*': () => selection.add(page),
      u: () => {
        if (!undo.undoLatest() && current && mayUndo(current, new Date())) undoDecision(current);
      },
    },
    shortcuts,
  );
  const queued: QueuedItem[] = items.map((item, index) => ({
    item,
    current: index === queue.current,
    now,
    colleague: colleagueWithLease(item.heldBy, user?.id, now),
    box: boxOf(item),
    onDecide: (to) => decide(item, to),
    onView: () => view(item),
    onFocus: () => queue.setCurrent(index),
  }));
  return { list: queue.list, queued, page };
};
