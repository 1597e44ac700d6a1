import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { QUARANTINE_ITEMS_MAX, type QuarantineGroups, type QuarantineSubject } from '#contract/quarantine.ts';
import { dashboardQuery } from '../../client/dashboard.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { heldBackGroups } from '../../client/quarantine.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Keyboard } from '../../ui/icons/Keyboard.tsx';
import { Settings } from '../../ui/icons/Settings.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { partsOf } from '../moderation/bulk-parts.ts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupList } from './GroupList.tsx';
import { HeldBackFigures } from './HeldBackFigures.tsx';
import { type Asked, HeldBackQuestion } from './HeldBackQuestion.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { ReleaseOrDeleteBar } from './ReleaseOrDeleteBar.tsx';
import { ReleaseOrDeleteOutcome } from './ReleaseOrDeleteOutcome.tsx';
import { heldBackShortcuts } from './shortcuts.ts';
import { useGroupSelection } from './useGroupSelection.ts';
import { type HeldBackAction, useReleaseOrDelete } from './useReleaseOrDelete.ts';

const FAILED = 'What is held back could not be loaded. Please try again.';

/** The group that is open, as it stands in the address. */
const useOpenGroup = () => {
  const [params, setParams] = useSearchParams();
  return [
    params.get('group') ?? '',
    (key: string) => setParams(key ? { group: key } : {}, { replace: key === '', preventScrollReset: true }),
  ] as const;
};

/** What is done to whole groups, as far as they had come when they were read. */
const orderOfGroups = (heldBack: QuarantineGroups, action: HeldBackAction, keys: readonly string[]): Asked => {
  const groups = heldBack.groups.filter(({ key }) => keys.includes(key));
  return {
    action,
    choices: [{ groups: groups.map(({ key }) => key), ...(heldBack.to && { until: heldBack.to }) }],
    total: groups.reduce((all, { count }) => all + count, 0),
    urgent: groups.reduce((all, { urgent }) => all + urgent, 0),
  };
};

const orderOfItems = (action: HeldBackAction, items: readonly QuarantineSubject[]): Asked => ({
  action,
  choices: partsOf(items, QUARANTINE_ITEMS_MAX).map((part) => ({ items: [...part.items] })),
  total: items.length,
  urgent: 0,
});

const Content = ({ heldBack, shortcuts }: { heldBack: QuarantineGroups; shortcuts: boolean }) => {
  const mayDelete = useUser()?.role === 'Administrator';
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

/** What came over the ceiling and waits apart: in groups, to be released or deleted. */
export const QuarantinePage = () => {
  const platform = usePlatform();
  const user = useUser();
  const { data, isError, refetch } = useQuery(heldBackGroups(platform));
  useQuery(dashboardQuery(platform));
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const [help, setHelp] = useState(false);
  useShortcuts({ '?': () => setHelp(true) }, shortcuts);
  return (
    <>
      <ScreenHead
        title="Held back"
        lead="More came than people write. What is here waits apart: nobody was mailed, nothing is public."
        action={
          <>
            <Button variant="line" className="only-wide" icon={Keyboard} onClick={() => setHelp(true)}>
              Shortcuts
            </Button>
            {user?.role === 'Administrator' && (
              <Link className={buttonClass({ variant: 'line' })} to="/admin/settings?section=review">
                <Icon of={Settings} />
                Change the ceiling
              </Link>
            )}
          </>
        }
      />
      {data && <Content heldBack={data} shortcuts={shortcuts} />}
      {!data && isError && <NotReachable onRefresh={refetch}>{FAILED}</NotReachable>}
      {!data && !isError && <LoadingBox label="Loading what is held back" />}
      {help && (
        <ShortcutsDialog
          lines={heldBackShortcuts}
          on={shortcuts}
          onChange={setShortcuts}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
};
