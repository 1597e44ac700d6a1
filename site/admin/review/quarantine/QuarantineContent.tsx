import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  QUARANTINE_ITEMS_MAX,
  type QuarantineGroups,
  type QuarantineSubject,
} from '#contract/quarantine/quarantine.ts';
import { useMay } from '../../../client/useMay.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { figure, partsOf } from '../moderation/bulk-parts.ts';
import { DeleteManyDialog } from '../moderation/DeleteManyDialog.tsx';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupList } from './GroupList.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { QuarantineFigures } from './QuarantineFigures.tsx';
import { ReleaseOrDeleteBar } from './ReleaseOrDeleteBar.tsx';
import { ReleaseOrDeleteOutcome } from './ReleaseOrDeleteOutcome.tsx';
import { useGroupSelection } from './useGroupSelection.ts';
import { type QuarantineAction, type TurnsOrder, useReleaseOrDelete } from './useReleaseOrDelete.ts';

interface Asked extends TurnsOrder {
  /** Number of them that may be from a person at risk. */
  urgent: number;
}

const riskText = (urgent: number): string =>
  urgent > 0
    ? ` ${figure(urgent)} of them may be from ${urgent === 1 ? 'a person' : 'people'} at risk: please read ${urgent === 1 ? 'it' : 'them'} first.`
    : '';

interface QuarantineQuestionProps {
  asked: Asked;
  onConfirm(): void;
  onCancel(): void;
}

const QuarantineQuestion = ({ asked: { action, total, urgent }, onConfirm, onCancel }: QuarantineQuestionProps) => {
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
const orderOfGroups = (quarantined: QuarantineGroups, action: QuarantineAction, keys: readonly string[]): Asked => {
  const groups = quarantined.groups.filter(({ key }) => keys.includes(key));
  return {
    action,
    choices: [{ groups: groups.map(({ key }) => key), ...(quarantined.to && { until: quarantined.to }) }],
    total: groups.reduce((all, { count }) => all + count, 0),
    urgent: groups.reduce((all, { urgent }) => all + urgent, 0),
  };
};

const orderOfItems = (action: QuarantineAction, items: readonly QuarantineSubject[]): Asked => ({
  action,
  choices: partsOf(items, QUARANTINE_ITEMS_MAX).map((part) => ({ items: [...part.items] })),
  total: items.length,
  urgent: 0,
});

const useOpenGroup = () => {
  const [params, setParams] = useSearchParams();
  return [
    params.get('group') ?? '',
    (key: string) => setParams(key ? { group: key } : {}, { replace: key === '', preventScrollReset: true }),
  ] as const;
};

export const QuarantineContent = ({
  quarantined,
  shortcuts,
}: {
  quarantined: QuarantineGroups;
  shortcuts: boolean;
}) => {
  const mayDelete = useMay('delete');
  const [openKey, open] = useOpenGroup();
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useGroupSelection(quarantined.groups);
  const { turns, busy, start, goOn, stop, dismiss } = useReleaseOrDelete(
    ({ phase }) => phase === 'over' && selection.clear(),
  );
  const opened = quarantined.groups.find(({ key }) => key === openKey);
  const ask = (order: Asked) => busy || setAsked(order);
  const askGroups = (action: QuarantineAction, keys: readonly string[]) =>
    ask(orderOfGroups(quarantined, action, keys));
  return (
    <>
      <ReleaseOrDeleteOutcome turns={turns} busy={busy} onGoOn={goOn} onClose={dismiss} />
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
            mayDelete={mayDelete}
            shortcuts={shortcuts}
            onOpen={open}
            onAsk={askGroups}
          />
        </>
      )}
      <ReleaseOrDeleteBar
        quarantined={quarantined}
        selection={selection}
        turns={busy ? turns : null}
        mayDelete={mayDelete}
        onAsk={(action) => askGroups(action, selection.keys)}
        onStop={stop}
      />
      {opened && (
        <GroupDrawer
          key={opened.key}
          group={opened}
          mayDelete={mayDelete}
          onAsk={(action, items) =>
            items.length > 0 ? ask(orderOfItems(action, items)) : askGroups(action, [opened.key])
          }
          onClose={() => open('')}
        />
      )}
      {asked && (
        <QuarantineQuestion
          asked={asked}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            open('');
            start(asked);
          }}
        />
      )}
    </>
  );
};
