import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { exportMessages, listMessages } from '#contract/messages/calls.ts';
import { messageTopicKeys, messageTopics } from '#contract/messages/message-topics.ts';
import { type MessageView, messageViews, type StaffMessages } from '#contract/messages/messages.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Tabs, tabId } from '../../shell/layout/Tabs.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useLastPage } from '../../shell/list/useLastPage.ts';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { Inbox } from './Inbox.tsx';

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
    { name: 'open', label: 'To answer', icon: 'mail', count: counts?.open, tone: 'wait' },
    { name: 'mine', label: 'Mine', icon: 'user-check', count: counts?.mine },
    { name: 'answered', label: 'Answered', icon: 'check', count: counts?.answered },
    { name: 'held-back', label: 'Held back', icon: 'shield-ban', count: counts?.heldBack },
  ] as const;

export const MessagesPage = () => {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params.get('view'));
  const inAddress = usePageParams();
  const { page } = inAddress;
  const about = messageTopicKeys.find((key) => key === inAddress.get('about'));
  const filter = { view, ...(about && { about }) };
  const query = useQuery({
    ...queryOf(usePlatform(), listMessages, { query: { ...filter, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch } = query;
  const pages = useLastPage(query, inAddress, PAGE_SIZE);
  const show = (name: MessageView, at = 1) =>
    setParams({ ...(name !== 'open' && { view: name }), ...(about && { about }), ...(at > 1 && { page: String(at) }) });
  return (
    <>
      <ScreenHead
        title="Messages"
        lead="Written on the contact page and under I need help. What may be an emergency first, then the oldest."
        action={<CsvButton call={exportMessages} input={{ query: filter }} name={`messages-${view}`} />}
      />
      <Tabs label="Messages" id={ID} tabs={tabsOf(data?.counts)} chosen={view} onChoose={(name) => show(name)} />
      <div role="tabpanel" id={ID} aria-labelledby={tabId(ID, view)} className="stack">
        <Field
          as="select"
          short
          label="About"
          value={about ?? ''}
          onChange={({ target }) => inAddress.filter({ about: target.value, message: '' })}
        >
          <option value="">Everything</option>
          {messageTopicKeys.map((key) => (
            <option key={key} value={key}>
              {messageTopics[key].label}
            </option>
          ))}
        </Field>
        {!data && isError && (
          <NotReachable onRefresh={refetch}>The messages could not be loaded. Please try again.</NotReachable>
        )}
        {!data && !isError && <LoadingBox label="Loading the messages" />}
        {data && (
          <Inbox view={view} data={data}>
            <section className="box">
              <EmptyState art="empty-letterbox" title={about ? 'None of these' : 'All clear'}>
                {about ? `No message here is about: ${messageTopics[about].label}.` : empty[view]}
              </EmptyState>
            </section>
          </Inbox>
        )}
        <Pagination page={page} pages={pages} onPage={(next) => show(view, next)} label="Pages of messages" />
      </div>
    </>
  );
};
