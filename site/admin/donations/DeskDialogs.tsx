import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { DonationItem } from '#contract/donations.ts';
import { donationById } from '../../client/donation-desk.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useNow } from '../useNow.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { itemTitle } from './item-title.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { Desk } from './useDesk.ts';
import { useDonationDelete } from './useDonationDelete.ts';

export const DELETE_QUESTION = 'Are you sure you want to permanently delete this donation?';

const DeleteDialog = ({ item, onDone, onClose }: { item: DonationItem; onDone: () => void; onClose: () => void }) => {
  const remove = useDonationDelete();
  return (
    <ConfirmDialog
      question={DELETE_QUESTION}
      detail={`${itemTitle(item.description)}, with its photos.`}
      confirmLabel="Delete for good"
      cancelLabel="Keep it"
      icon={Trash2}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(item.id, { onSuccess: onDone, onSettled: onClose })}
      onCancel={onClose}
    />
  );
};

interface DeskDialogsProps {
  desk: Desk;
  /** The items of the page. */
  items: readonly DonationItem[];
  /** The id of the item whose details are open, on this page or not; empty for none. */
  open: string;
  onClose(): void;
}

/** The details of an item, and what is asked about one. */
export const DeskDialogs = ({ desk, items, open, onClose }: DeskDialogsProps) => {
  const now = useNow();
  const mayDelete = useUser()?.role === 'Administrator';
  const platform = usePlatform();
  const listed = items.find(({ id }) => id === open);
  const elsewhere = useQuery({ ...donationById(platform, open), enabled: open !== '' && !listed });
  const opened = listed ?? (open ? elsewhere.data : undefined);
  const { question } = desk;
  return (
    <>
      {opened && (
        <ItemDrawer
          key={opened.id}
          item={opened}
          now={now}
          mayDelete={mayDelete}
          onStep={(to, notes) => desk.take(opened, to, notes)}
          onDelete={() => desk.askDelete(opened)}
          onClose={onClose}
        />
      )}
      {question?.about === 'reject' && (
        <RejectDialog
          item={question.item}
          onReject={(notes) => desk.take(question.item, 'rejected', notes)}
          onClose={desk.drop}
        />
      )}
      {question?.about === 'delete' && <DeleteDialog item={question.item} onDone={onClose} onClose={desk.drop} />}
    </>
  );
};
