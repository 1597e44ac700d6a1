import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { listMails, readMailDelivery } from '#contract/mail-admin/calls.ts';
import { type Mails, mailStates } from '#contract/mail-admin/mails.ts';
import { readMailSettings } from '#contract/settings/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Crumbs } from '../../shell/layout/Crumbs.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Tabs, tabId } from '../../shell/layout/Tabs.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useLastPage } from '../../shell/list/useLastPage.ts';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { sectionHref } from '../settings/setting-sections.ts';
import { MailBox, type MailFilter } from './MailBox.tsx';

const PAGE_SIZE = 25;
const ID = 'mails';

const filterOf = (value: string | null): MailFilter => mailStates.find((state) => state === value) ?? 'all';

const tabsOf = (counts: Mails['counts'] | undefined) =>
  [
    {
      name: 'all',
      label: 'All',
      icon: 'list',
      count: counts && Object.values(counts).reduce((sum, one) => sum + one, 0),
    },
    { name: 'waiting', label: 'Waiting', icon: 'clock', count: counts?.waiting, tone: 'wait' },
    { name: 'written', label: 'Written to a file', icon: 'file-text', count: counts?.written, tone: 'wait' },
    { name: 'failed', label: 'Failed', icon: 'circle-alert', count: counts?.failed, tone: 'bad' },
    { name: 'sent', label: 'Sent', icon: 'check', count: counts?.sent },
    { name: 'stopped', label: 'Stopped', icon: 'circle-x', count: counts?.stopped },
  ] as const;

export const MailPage = () =>
  // Who changes the words alone begins with them.
  useMay('connections') ? <MailScreen /> : <Navigate to="/admin/settings/mail/offer-received" replace />;

const MailScreen = () => {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params.get('state'));
  const inAddress = usePageParams();
  const { page } = inAddress;
  const platform = usePlatform();
  const query = useQuery({
    ...queryOf(platform, listMails, { query: { state: filter === 'all' ? '' : filter, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const { data, isError, refetch } = query;
  const pages = useLastPage(query, inAddress, PAGE_SIZE);
  const { data: settings } = useQuery(queryOf(platform, readMailSettings, {}));
  const { data: delivery } = useQuery(queryOf(platform, readMailDelivery, {}));
  const show = (state: MailFilter, next = 1) =>
    setParams({ ...(state !== 'all' && { state }), ...(next > 1 && { page: String(next) }) });
  return (
    <>
      <Crumbs
        above={[
          ['Settings', '/admin/settings'],
          ['What we say', sectionHref('words', 'mails')],
        ]}
        here="Mail"
      />
      <ScreenHead
        title="Mail"
        lead="What we write to people, and whether it arrived."
        action={
          <>
            <Link className={buttonClass({ variant: 'line' })} to={sectionHref('advanced', 'mail')}>
              <Icon name="settings" />
              Mail server
            </Link>
            <Link className={buttonClass({ variant: 'line' })} to="/admin/settings/mail/offer-received">
              <Icon name="square-pen" />
              Edit the words
            </Link>
          </>
        }
      />
      <Tabs label="Mails" id={ID} tabs={tabsOf(data?.counts)} chosen={filter} onChoose={(name) => show(name)} />
      <div role="tabpanel" id={ID} aria-labelledby={tabId(ID, filter)} className="stack">
        {data && (
          <MailBox
            mails={data}
            filter={filter}
            perHour={settings?.mailsPerHour}
            hasServer={delivery?.hasServer ?? true}
          />
        )}
        {!data && isError && (
          <NotReachable onRefresh={refetch}>The mails could not be loaded. Please try again.</NotReachable>
        )}
        {!data && !isError && <LoadingBox label="Loading the mails" />}
        <Pagination page={page} pages={pages} onPage={(next) => show(filter, next)} label="Pages of mails" />
      </div>
    </>
  );
};
