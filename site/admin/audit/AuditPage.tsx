import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AuditEntries, AuditFilter, AuditKind } from '#contract/audit.ts';
import { auditCsvPath, auditList } from '../../client/audit.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { NotReachable } from '../NotReachable.tsx';
import { RequireAdministrator } from '../RequireAdministrator.tsx';
import { type PageParams, usePageParams } from '../usePageParams.ts';
import { AuditChips, AuditFilterFields, type AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { kindOptions } from './audit-words.ts';

export const PER_PAGE = 25;
export const LOG_FAILED = 'Error loading the log. Please try refreshing the page.';

const isKind = (kind: string): kind is AuditKind => kindOptions.some(([known]) => known === kind);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What of the address the server understands. */
const asFilter = ({ q, subjectKind, action, from, to }: AuditFilters): AuditFilter => ({
  q,
  action,
  subjectKind: isKind(subjectKind) ? subjectKind : undefined,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
});

const Entries = ({ query, params }: { query: UseQueryResult<AuditEntries>; params: PageParams }) => {
  const user = useUser();
  const { data, isError, isSuccess, isPlaceholderData, refetch } = query;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  const beyond = isSuccess && !isPlaceholderData && params.page > pages;
  const { goTo } = params;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page that is not there is left
  useEffect(() => {
    if (beyond) goTo(pages);
  }, [beyond, pages]);
  if (!data && isError) return <NotReachable onRefresh={refetch}>{LOG_FAILED}</NotReachable>;
  if (!data) {
    return (
      <section className="box box__body" aria-busy="true">
        <Skeleton label="Loading the log" />
      </section>
    );
  }
  if (data.total === 0) {
    return (
      <section className="box">
        <EmptyState art="signpost" title="Nothing here">
          No changes match your criteria.
        </EmptyState>
      </section>
    );
  }
  return (
    <>
      {isError && <Notice tone="bad">{LOG_FAILED}</Notice>}
      <section className="box box__body" aria-label="Changes">
        <ul className="feed audit">
          {data.entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} userId={user?.id ?? ''} />
          ))}
        </ul>
      </section>
      <Pagination
        page={params.page}
        pages={pages}
        label="Pages of the log"
        onPage={(next) => {
          goTo(next);
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
};

const Log = () => {
  const params = usePageParams();
  const filters: AuditFilters = {
    q: params.get('q'),
    subjectKind: params.get('subjectKind'),
    action: params.get('action'),
    from: params.get('from'),
    to: params.get('to'),
  };
  const filter = asFilter(filters);
  const query = useQuery({
    ...auditList(usePlatform(), { page: params.page, pageSize: PER_PAGE, ...filter }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total;
  const change = (next: Partial<AuditFilters>) => params.filter({ ...next });
  return (
    <>
      <ScreenHead
        title="Audit log"
        lead="Who changed what, and when. Every change by staff is here."
        action={<CsvButton path={auditCsvPath(filter)} name="audit" />}
      />
      <AuditFilterFields filters={filters} actions={query.data?.actions ?? []} onFilter={change} />
      <AuditChips
        filters={filters}
        onFilter={change}
        found={total === undefined ? '' : `${total.toLocaleString('en-IE')} ${total === 1 ? 'change' : 'changes'}`}
      />
      <Entries query={query} params={params} />
    </>
  );
};

/** The log of every change by staff, for administrators. */
export const AuditPage = () => (
  <RequireAdministrator>
    <Log />
  </RequireAdministrator>
);
