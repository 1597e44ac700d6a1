import type { QuarantineGroup, QuarantineSubject } from '#contract/quarantine/quarantine.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { paceOf, titleOf } from './group-words.ts';
import { QuarantinedItem, senderOf } from './QuarantinedItem.tsx';
import { ITEMS_PER_PAGE, useQuarantinedItems } from './useQuarantinedItems.ts';
import type { QuarantineAction } from './useReleaseOrDelete.ts';

interface GroupDrawerProps {
  group: QuarantineGroup;
  mayDelete: boolean;
  /** Asks about the selected items, or about the whole group if there are none. */
  onAsk(action: QuarantineAction, items: readonly QuarantineSubject[]): void;
  onClose(): void;
}

type Items = ReturnType<typeof useQuarantinedItems>;

const ItemList = ({ items: { query, has, choose } }: { items: Items }) => {
  if (query.isError && !query.data)
    return (
      <Notice tone="bad">
        <p>These could not be loaded. Please close this and try again.</p>
      </Notice>
    );
  if (!query.data) return <Skeleton label="Loading what is held back" shape="note" />;
  if (query.data.items.length === 0) return <p>Nothing of this group is held back any more.</p>;
  return query.data.items.map((item) => (
    <QuarantinedItem
      key={item.id}
      item={item}
      box={
        <input
          className="pick"
          type="checkbox"
          aria-label={`Select ${senderOf(item)}`}
          checked={has(item.id)}
          onChange={() => choose(item)}
        />
      }
    />
  ));
};

export const GroupDrawer = ({ group, mayDelete, onAsk, onClose }: GroupDrawerProps) => {
  const items = useQuarantinedItems(group);
  const { chosen, query, page, setPage, finding, selectAlike } = items;
  const total = query.data?.total ?? group.count;
  const count = chosen.length || total;
  return (
    <Dialog
      shape="drawer"
      title={titleOf(group)}
      hint={paceOf(group)}
      onClose={onClose}
      footer={
        <>
          {mayDelete && (
            <Button
              variant="line"
              icon="trash-2"
              onClick={() => onAsk('delete', chosen)}
            >{`Delete ${figure(count)}`}</Button>
          )}
          <Button
            variant="brand"
            icon="reply"
            onClick={() => onAsk('release', chosen)}
          >{`Release ${figure(count)}`}</Button>
        </>
      }
    >
      <p className="row row--between">
        <span role="status">
          {chosen.length > 0 ? `${figure(chosen.length)} selected` : 'Nothing selected: all of them.'}
        </span>
        {chosen.length > 0 && (
          <button className="linkbtn" type="button" aria-disabled={finding} onClick={() => finding || selectAlike()}>
            {finding ? 'Looking for what is alike…' : 'Select all that are alike'}
          </button>
        )}
      </p>
      <ItemList items={items} />
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(total / ITEMS_PER_PAGE))}
        label="Pages of this group"
        onPage={setPage}
      />
    </Dialog>
  );
};
