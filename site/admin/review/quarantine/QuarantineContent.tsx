import {
  QUARANTINE_ITEMS_MAX,
  type QuarantineGroup,
  type QuarantineGroups,
  type QuarantineSubject,
} from '#contract/quarantine/quarantine.ts';
import { useMay } from '../../../client/useMay.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useOpenId } from '../../shell/list/useOpenRecord.ts';
import { figure, partsOf } from '../moderation/bulk-parts.ts';
import { DeleteManyDialog } from '../moderation/DeleteManyDialog.tsx';
import { useSelection } from '../moderation/useSelection.ts';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupList } from './GroupList.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { QuarantineFigures } from './QuarantineFigures.tsx';
import { ReleaseOrDeleteBar } from './ReleaseOrDeleteBar.tsx';
import { ReleaseOrDeleteOutcome } from './ReleaseOrDeleteOutcome.tsx';
import { type QuarantineAction, type QuarantineOrder, useReleaseOrDelete } from './useReleaseOrDelete.ts';

const riskText = (urgent: number): string =>
  urgent > 0
    ? ` ${figure(urgent)} of them may be from ${urgent === 1 ? 'a person' : 'people'} at risk: please read ${urgent === 1 ? 'it' : 'them'} first.`
    : '';

interface QuarantineQuestionProps {
  order: QuarantineOrder;
  onConfirm(): void;
  onCancel(): void;
}

const QuarantineQuestion = ({ order: { action, total, urgent }, onConfirm, onCancel }: QuarantineQuestionProps) => {
  const what = `${figure(total)} ${total === 1 ? 'submission' : 'submissions'}`;
  if (action === 'delete')
    return (
      <DeleteManyDialog
        what={what}
        detail={`Texts, pictures and addresses are gone. This cannot be undone.${riskText(urgent)}`}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    );
  return (
    <ConfirmDialog
      question={`Release ${what}?`}
      detail="They go to what waits for a decision, as if they had just come in. Nothing is public before somebody approves it."
      confirmLabel={`Release ${figure(total)}`}
      icon="reply"
      variant="brand"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
};

/** Covers whole groups, but only as far as they had come when they were read. */
const orderOfGroups = (
  action: QuarantineAction,
  groups: readonly QuarantineGroup[],
  until: string | null,
): QuarantineOrder => ({
  action,
  parts: [{ groups: groups.map(({ key }) => key), ...(until && { until }) }],
  total: groups.reduce((all, { count }) => all + count, 0),
  urgent: groups.reduce((all, { urgent }) => all + urgent, 0),
});

const orderOfItems = (action: QuarantineAction, items: readonly QuarantineSubject[]): QuarantineOrder => ({
  action,
  parts: partsOf(items, QUARANTINE_ITEMS_MAX).map((part) => ({ items: [...part.items] })),
  total: items.length,
  urgent: 0,
});

export const QuarantineContent = ({
  quarantined,
  shortcuts,
}: {
  quarantined: QuarantineGroups;
  shortcuts: boolean;
}) => {
  const mayDelete = useMay('delete');
  const openGroup = useOpenId('group');
  const selection = useSelection<{ id: string }>();
  const chosen = quarantined.groups.filter(({ key }) => selection.has(key));
  const bulk = useReleaseOrDelete(selection.clear);
  const { openQuestion, busy } = bulk;
  const opened = quarantined.groups.find(({ key }) => key === openGroup.id);
  const askGroups = (action: QuarantineAction, groups: readonly QuarantineGroup[]) =>
    bulk.ask(orderOfGroups(action, groups, quarantined.to));
  return (
    <>
      <ReleaseOrDeleteOutcome bulk={bulk} />
      {quarantined.total === 0 ? (
        <section className="box">
          <EmptyState art="empty-letterbox" title="Nothing is held back">
            When more comes in an hour than people write, it waits here.
          </EmptyState>
        </section>
      ) : (
        <>
          <QuarantineFigures quarantined={quarantined} />
          <NewerNotice quarantined={quarantined} busy={busy} />
          <GroupList
            quarantined={quarantined}
            selection={selection}
            chosen={chosen}
            mayDelete={mayDelete}
            shortcuts={shortcuts}
            onOpen={openGroup.open}
            onAsk={askGroups}
          />
        </>
      )}
      <ReleaseOrDeleteBar
        chosen={chosen}
        bulk={bulk}
        mayDelete={mayDelete}
        onAsk={(action) => askGroups(action, chosen)}
        onClear={selection.clear}
      />
      {opened && (
        <GroupDrawer
          key={opened.key}
          group={opened}
          mayDelete={mayDelete}
          onAsk={(action, items) =>
            items.length > 0 ? bulk.ask(orderOfItems(action, items)) : askGroups(action, [opened])
          }
          onClose={openGroup.close}
        />
      )}
      {openQuestion && (
        <QuarantineQuestion
          order={openQuestion}
          onCancel={bulk.cancel}
          onConfirm={() => {
            bulk.cancel();
            openGroup.close();
            bulk.start(openQuestion);
          }}
        />
      )}
    </>
  );
};
