import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AuditEntries, AuditFilter, AuditKind } from '#contract/audit/audit.ts';
import { exportAudit, listAudit } from '#contract/audit/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { ListFrame } from '../../shell/list/ListFrame.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { type PageParams, usePageParams } from '../../shell/list/usePageParams.ts';
import { AuditChips, AuditFilterFields, type AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { kindOptions } from './audit-labels.ts';

export const PER_PAGE = 25;
const LOG_FAILED = 'Error loading the log. Please try refreshing the page.';

const isKind = (kind: string): kind is AuditKind => kindOptions.some(([known]) => known === kind);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const asFilter = ({ q, subjectKind, action, from, to }: AuditFilters): AuditFilter => ({
  q,
  action,
  subjectKind: isKind(subjectKind) ? subjectKind : undefined,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
});

const Entries = ({ query, params }: { query: UseQueryResult<AuditEntries>; params: PageParams }) => {
  const user = useUser();
  return (
    <ListFrame
      query={query}
      params={params}
      perPage={PER_PAGE}
      failed={LOG_FAILED}
      pagerLabel="Pages of the log"
      loading={<LoadingBox label="Loading the log" shape="lines" />}
      nothing={
        <section className="box">
          <EmptyState art="signpost" title="Nothing here">
            No changes match your criteria.
          </EmptyState>
        </section>
      }
    >
      {({ entries }) => (
        <section className="box box__body" aria-label="Changes">
          <ul className="feed audit">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} userId={user?.id ?? ''} />
            ))}
          </ul>
        </section>
      )}
    </ListFrame>
  );
};

export const AuditPage = () => {
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
    ...queryOf(usePlatform(), listAudit, { query: { page: params.page, pageSize: PER_PAGE, ...filter } }),
    // Everything that is done adds to it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total;
  const change = (next: Partial<AuditFilters>) => params.filter({ ...next });
  return (
    <>
      <ScreenHead
        title="Audit log"
        lead="Who changed what, who signed in, and when. Every change, sign-in and export is here."
        action={<CsvButton call={exportAudit} input={{ query: filter }} name="audit" />}
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
