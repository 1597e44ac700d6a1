import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { useNow } from '../../useNow.ts';
import { DeletionDialog } from '../moderation/DeletionDialog.tsx';
import { UndoToast } from '../moderation/UndoToast.tsx';
import { useModeration } from './donation-moderation.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { DELETE_QUESTION } from './messages.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { useItem } from './useItem.ts';
import { useOpenItem } from './useOpenItem.ts';

export const DonationDialogs = ({ items }: { items: readonly DonationItem[] }) => {
  const now = useNow();
  const { drafts, deletion, undo } = useModeration();
  const [openId, open] = useOpenItem();
  const { item, gone } = useItem(openId, items);
  const move = (by: -1 | 1) => {
    const next = items[items.findIndex(({ id }) => id === openId) + by];
    if (next) open(next.id);
  };
  const [draft] = drafts.open;
  return (
    <>
      {item && <ItemDrawer key={item.id} item={item} gone={gone} now={now} onMove={move} onClose={() => open('')} />}
      {draft && <RejectDialog key={draft.seen.id} draft={draft} items={items} />}
      {deletion.asked && (
        <DeletionDialog
          deletion={deletion}
          question={DELETE_QUESTION}
          detail={`${itemTitle(deletion.asked.description)}, with its photos.`}
          onDeleted={() => open('')}
        />
      )}
      <UndoToast undo={undo} />
    </>
  );
};
