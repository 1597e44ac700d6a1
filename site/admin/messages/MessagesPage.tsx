import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type MessageView, messageViews, type StaffMessages } from '#contract/messages.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { messagesQuery } from '../../client/staff-messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { ShieldBan } from '../../ui/icons/ShieldBan.tsx';
import { UserCheck } from '../../ui/icons/UserCheck.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { Tabs, tabId } from '../layout/Tabs.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { useLastPage } from '../list/useLastPage.ts';
import { usePageParams } from '../list/usePageParams.ts';
import { useNow } from '../useNow.ts';
import { MessageArticle } from './MessageArticle.tsx';
import { MessageList } from './MessageList.tsx';
import { useMessageActions } from './useMessageActions.ts';

const ID = 'messages';
const PAGE_SIZE = 20;

const empty: Record<MessageView, string> = {
  open: 'Everybody who wrote has been answered.',
  mine: 'Nothing waits for you. A message that you take over stands here.',
  answered: 'No message has been answered yet. Those that are will stand here.',
  'held-back': 'Nothing was held back. When more comes in an hour than people write, it waits here.',
};

const viewOf = (value: string | null): MessageView => messageViews.find((view) => view === value) ?? 'open';

const tabsOf = (counts: StaffMessages['counts'] | undefined) =>
  [
    { name: 'open', label: 'To answer', icon: Mail, count: counts?.open, tone: 'wait' },
    { name: 'mine', label: 'Mine', icon: UserCheck, count: counts?.mine },
    { name: 'answered', label: 'Answered', icon: Check, count: counts?.answered },
    { name: 'held-back', label: 'Held back', icon: ShieldBan, count: counts?.heldBack },
  ] as const;

type InboxProps = { data: StaffMessages; open: string | null; hrefOf: (id: string | null) => string };

const Inbox = ({ data, open, hrefOf }: InboxProps) => {
  const now = useNow();
  const [, setParams] = useSearchParams();
  const { change, remove, error, busy } = useMessageActions();
  const shown = data.messages.find(({ id }) => id === open);
  const close = () => setParams(hrefOf(null).slice(1), { replace: true });
  return (
    <>
      {error && (
        <Notice tone="bad" title="That did not work.">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      <div className="inbox">
        <MessageList messages={data.messages} open={open} now={now} hrefOf={hrefOf} />
        {!shown && (
          <div className="inbox__none">
            <EmptyState art="empty-letterbox">Choose a message to read it.</EmptyState>
          </div>
        )}
        {shown && (
          <MessageArticle
            key={shown.id}
            message={shown}
            busy={busy}
            backHref={hrefOf(null)}
            onChange={(what) =>
              change.mutateAsync({ id: shown.id, change: what }).then(
                () => true,
                () => false,
              )
            }
            onDelete={() => remove.mutate(shown.id, { onSuccess: close })}
          />
        )}
      </div>
    </>
  );
};

/** The inbox of the contact page: what waits, who looks after it, and what was answered. */
export const MessagesPage = () => {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params.get('view'));
  const inAddress = usePageParams();
  const { page } = inAddress;
  const query = useQuery(messagesQuery(usePlatform(), view, page, PAGE_SIZE));
  const { data, isError, refetch } = query;
  const pages = useLastPage(query, inAddress, PAGE_SIZE);
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set('message', id);
    else next.delete('message');
    return `?${next}`;
  };
  const show = (name: MessageView, at = 1) =>
    setParams({ ...(name !== 'open' && { view: name }), ...(at > 1 && { page: String(at) }) });
  return (
    <>
      <ScreenHead
        title="Messages"
        lead="Written on the contact page. What may be an emergency first, then the oldest."
        action={<CsvButton path={`/messages.csv?view=${view}`} name={`messages-${view}`} />}
      />
      <Tabs label="Messages" id={ID} tabs={tabsOf(data?.counts)} chosen={view} onChoose={(name) => show(name)} />
      <div role="tabpanel" id={ID} aria-labelledby={tabId(ID, view)} className="stack">
        {!data && isError && (
          <NotReachable onRefresh={refetch}>The messages could not be loaded. Please try again.</NotReachable>
        )}
        {!data && !isError && <LoadingBox label="Loading the messages" />}
        {data?.total === 0 && (
          <section className="box">
            <EmptyState art="empty-letterbox" title="All clear">
              {empty[view]}
            </EmptyState>
          </section>
        )}
        {data && data.total > 0 && <Inbox data={data} open={params.get('message')} hrefOf={hrefOf} />}
        <Pagination page={page} pages={pages} onPage={(next) => show(view, next)} label="Pages of messages" />
      </div>
    </>
  );
};
