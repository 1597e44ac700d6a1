import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import { useMay } from '../../client/useMay.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupList } from './GroupList.tsx';
import { HeldBackFigures } from './HeldBackFigures.tsx';
import { type Asked, HeldBackQuestion } from './HeldBackQuestion.tsx';
import { orderOfGroups, orderOfItems } from './held-back-orders.ts';
import { NewerNotice } from './NewerNotice.tsx';
import { ReleaseOrDeleteBar } from './ReleaseOrDeleteBar.tsx';
import { ReleaseOrDeleteOutcome } from './ReleaseOrDeleteOutcome.tsx';
import { useGroupSelection } from './useGroupSelection.ts';
import { type HeldBackAction, useReleaseOrDelete } from './useReleaseOrDelete.ts';

const useOpenGroup = () => {
  const [params, setParams] = useSearchParams();
  return [
    params.get('group') ?? '',
    (key: string) => setParams(key ? { group: key } : {}, { replace: key === '', preventScrollReset: true }),
  ] as const;
};

export const HeldBackContent = ({ heldBack, shortcuts }: { heldBack: QuarantineGroups; shortcuts: boolean }) => {
  const mayDelete = useMay('delete');
  const [openKey, open] = useOpenGroup();
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useGroupSelection(heldBack.groups);
  const { turns, busy, start, goOn, stop, dismiss } = useReleaseOrDelete(
    ({ phase }) => phase === 'over' && selection.clear(),
  );
  const opened = heldBack.groups.find(({ key }) => key === openKey);
  const ask = (order: Asked) => busy || setAsked(order);
  const askGroups = (action: HeldBackAction, keys: readonly string[]) => ask(orderOfGroups(heldBack, action, keys));
  return (
    <>
      <ReleaseOrDeleteOutcome turns={turns} busy={busy} onGoOn={goOn} onClose={dismiss} />
      {heldBack.total === 0 ? (
        <section className="box">
          <EmptyState art="empty-letterbox" title="Nothing is held back">
            When more comes in an hour than people write, it waits here.
          </EmptyState>
        </section>
      ) : (
        <>
          <HeldBackFigures heldBack={heldBack} />
          <NewerNotice heldBack={heldBack} busy={busy} />
          <GroupList
            heldBack={heldBack}
            selection={selection}
            mayDelete={mayDelete}
            shortcuts={shortcuts}
            onOpen={open}
            onAsk={askGroups}
          />
        </>
      )}
      <ReleaseOrDeleteBar
        heldBack={heldBack}
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
        <HeldBackQuestion
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
