import { readDonation } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useOpenId, useOpenRecord } from '../../shell/list/useOpenRecord.ts';
import { useNow } from '../../useNow.ts';
import { DeletionDialog } from '../moderation/DeletionDialog.tsx';
import { UndoToast } from '../moderation/UndoToast.tsx';
import { useModeration } from './donation-moderation.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { DELETE_QUESTION } from './messages.ts';
import { RejectDialog } from './RejectDialog.tsx';

export const DonationDialogs = ({ items }: { items: readonly DonationItem[] }) => {
  const now = useNow();
  const { drafts, deletion, undo } = useModeration();
  const platform = usePlatform();
  const opened = useOpenId('item');
  const { record: item, isDeleted } = useOpenRecord(opened.id, {
    listed: items,
    byId: (id) => queryOf(platform, readDonation, { id }),
  });
  const move = (by: -1 | 1) => {
    const next = items[items.findIndex(({ id }) => id === opened.id) + by];
    if (next) opened.open(next.id);
  };
  const [draft] = drafts.open;
  return (
    <>
      {item && (
        <ItemDrawer key={item.id} item={item} isDeleted={isDeleted} now={now} onMove={move} onClose={opened.close} />
      )}
      {draft && <RejectDialog key={draft.seen.id} draft={draft} items={items} />}
      {deletion.confirming && (
        <DeletionDialog
          deletion={deletion}
          question={DELETE_QUESTION}
          detail={`${itemTitle(deletion.confirming.description)}, with its photos.`}
          onDeleted={opened.close}
        />
      )}
      <UndoToast undo={undo} />
    </>
  );
};
