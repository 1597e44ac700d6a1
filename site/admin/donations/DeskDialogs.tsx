import type { DonationItem } from '#contract/donation-desk.ts';
import { useUser } from '../../client/PlatformContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { UndoToast } from '../undo/UndoToast.tsx';
import { useNow } from '../useNow.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { itemTitle } from './item-title.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { Desk } from './useDesk.ts';
import { useDonationDelete } from './useDonationDelete.ts';
import { useItem } from './useItem.ts';

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
}

/** The details of an item, and what is asked about one. */
export const DeskDialogs = ({ desk, items }: DeskDialogsProps) => {
  const now = useNow();
  const mayDelete = useUser()?.role === 'Administrator';
  const { item: opened, gone } = useItem(desk.open, items);
  const { question } = desk;
  return (
    <>
      {opened && <ItemDrawer key={opened.id} item={opened} gone={gone} now={now} mayDelete={mayDelete} desk={desk} />}
      {question?.about === 'reject' && (
        <RejectDialog key={question.item.id} asked={question.item} items={items} desk={desk} />
      )}
      {question?.about === 'delete' && (
        <DeleteDialog item={question.item} onDone={() => desk.view('')} onClose={desk.drop} />
      )}
      <UndoToast undo={desk.undo} />
    </>
  );
};
