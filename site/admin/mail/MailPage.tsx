import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type MailState, type Mails, mailStates } from '#contract/mails.ts';
import { changeMail, mailSettingsQuery, mailsQuery } from '../../client/mails.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { allOf } from '../../client/query-keys.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { CircleAlert } from '../../ui/icons/CircleAlert.tsx';
import { CircleX } from '../../ui/icons/CircleX.tsx';
import { Clock } from '../../ui/icons/Clock.tsx';
import { List } from '../../ui/icons/List.tsx';
import { SquarePen } from '../../ui/icons/SquarePen.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { Tabs, tabId } from '../layout/Tabs.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { RequireAdministrator } from '../RequireAdministrator.tsx';
import { MailCeilingForm } from './MailCeilingForm.tsx';
import { MailRow } from './MailRow.tsx';

const PAGE_SIZE = 25;
const ID = 'mails';
type Filter = MailState | 'all';

const filterOf = (value: string | null): Filter => mailStates.find((state) => state === value) ?? 'all';

const heads: Record<Filter, { title: string; lead: string; empty: string }> = {
  all: { title: 'All mails', lead: 'The newest first. They are kept for 30 days.', empty: 'Nothing was written yet.' },
  waiting: {
    title: 'Waiting',
    lead: 'Decisions wait two minutes, so that Undo stops the mail.',
    empty: 'Everything is on its way.',
  },
  failed: {
    title: 'Failed',
    lead: 'Nobody has told these people. Ring instead, or try again.',
    empty: 'Every mail has arrived or still waits.',
  },
  sent: { title: 'Sent', lead: 'Handed over to the mail server.', empty: 'Nothing was sent in the last 30 days.' },
  stopped: { title: 'Stopped', lead: 'By you or a colleague.', empty: 'Nobody has stopped a mail.' },
};

/** The time, told anew every second while a mail is about to go. */
const useSeconds = (isNeeded: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isNeeded ? 1000 : 30_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
};

const useChange = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: 'retry' | 'stop' }) => changeMail(platform, id, action),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf('mails') }),
        queryClient.invalidateQueries({ queryKey: allOf('dashboard') }),
      ]),
  });
};

const MailBox = ({ mails, filter, perHour }: { mails: Mails; filter: Filter; perHour: number | undefined }) => {
  const now = useSeconds(mails.mails.some(({ state }) => state === 'waiting'));
  const { mutate, variables, isPending, error } = useChange();
  const { title, lead, empty } = heads[filter];
  return (
    <>
      {error && (
        <Notice tone="bad" title="That did not work.">
          <p>{error.message}</p>
        </Notice>
      )}
      <section className={filter === 'failed' && mails.total > 0 ? 'box box--flush box--bad' : 'box box--flush'}>
        <div className="box__head">
          <div>
            <h2>{title}</h2>
            <p>{lead}</p>
          </div>
          {perHour !== undefined && (
            <p className="mini">
              {mails.sentToday.toLocaleString('en-IE')} in 24 hours, of at most {perHour.toLocaleString('en-IE')} an
              hour
            </p>
          )}
        </div>
        {mails.mails.length === 0 ? (
          <EmptyState art="empty-letterbox" title="All clear">
            {empty}
          </EmptyState>
        ) : (
          <ul className="rowlist rowlist--mail">
            {mails.mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                now={now}
                busy={isPending && variables?.id === mail.id}
                onChange={(action) => mutate({ id: mail.id, action })}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
};

const tabsOf = (counts: Mails['counts'] | undefined) =>
  [
    {
      name: 'all',
      label: 'All',
      icon: List,
      count: counts && Object.values(counts).reduce((sum, one) => sum + one, 0),
    },
    { name: 'waiting', label: 'Waiting', icon: Clock, count: counts?.waiting, tone: 'wait' },
    { name: 'failed', label: 'Failed', icon: CircleAlert, count: counts?.failed, tone: 'bad' },
    { name: 'sent', label: 'Sent', icon: Check, count: counts?.sent },
    { name: 'stopped', label: 'Stopped', icon: CircleX, count: counts?.stopped },
  ] as const;

const MailScreen = () => {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params.get('state'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const platform = usePlatform();
  const { data, isError, refetch } = useQuery(mailsQuery(platform, filter, page, PAGE_SIZE));
  const { data: settings } = useQuery(mailSettingsQuery(platform));
  const show = (state: Filter, next = 1) =>
    setParams({ ...(state !== 'all' && { state }), ...(next > 1 && { page: String(next) }) });
  return (
    <>
      <ScreenHead
        title="Mail"
        lead="What we write to people, and whether it arrived."
        action={
          <Link className={buttonClass({ variant: 'line' })} to="/admin/settings/mail/offer-received">
            <Icon of={SquarePen} />
            Edit the words
          </Link>
        }
      />
      <Tabs label="Mails" id={ID} tabs={tabsOf(data?.counts)} chosen={filter} onChoose={(name) => show(name)} />
      <div role="tabpanel" id={ID} aria-labelledby={tabId(ID, filter)} className="stack">
        {data && <MailBox mails={data} filter={filter} perHour={settings?.mailsPerHour} />}
        {!data && isError && (
          <NotReachable onRefresh={refetch}>The mails could not be loaded. Please try again.</NotReachable>
        )}
        {!data && !isError && <LoadingBox label="Loading the mails" />}
        {data && data.total > PAGE_SIZE && (
          <Pagination
            page={page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            onPage={(next) => show(filter, next)}
            label="Pages of mails"
          />
        )}
      </div>
      {settings && (
        <div className="mt-lg">
          <MailCeilingForm settings={settings} />
        </div>
      )}
    </>
  );
};

/** What was written to people, what waits, and what failed. */
export const MailPage = () => (
  <RequireAdministrator>
    <MailScreen />
  </RequireAdministrator>
);
