import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dublinDay, longDate } from '#contract/dublin.ts';
import { listDataRequests } from '#contract/privacy/calls.ts';
import { requestOutcomes } from '#contract/privacy/data-request-words.ts';
import type { DataRequest, DataRequestQuery } from '#contract/privacy/data-requests.ts';
import { queryOf } from '../../../../client/calls.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useLastPage } from '../../../shell/list/useLastPage.ts';
import { useNow } from '../../../useNow.ts';
import { alwaysFresh } from './always-fresh.ts';
import { deadlineOf, receivedWords, requestTitle } from './request-labels.ts';

const PAGE_SIZE = 20;

const Ends = ({ request, today }: { request: DataRequest; today: string }) => {
  const { words, tone } = deadlineOf(request, today);
  if (request.closedAt)
    return (
      <Badge tone="ok" icon="check">
        {request.outcome ? requestOutcomes[request.outcome] : 'Closed'}
      </Badge>
    );
  return (
    <Badge tone={tone} icon={tone === 'info' ? 'clock' : 'triangle-alert'}>
      {words}
    </Badge>
  );
};

const Row = ({ request, today }: { request: DataRequest; today: string }) => (
  <li>
    <span>
      <b>
        <Link to={`/admin/privacy/requests/${encodeURIComponent(request.id)}`}>{requestTitle(request)}</Link>
      </b>
      <small>{`Case ${request.number} · asked ${receivedWords(request)}`}</small>
    </span>
    <span className="ends">
      <Ends request={request} today={today} />
      <small>
        {request.closedAt ? `closed ${longDate(request.closedAt)}` : `last day by law: ${longDate(request.dueOn)}`}
      </small>
    </span>
  </li>
);

interface RequestListProps {
  state: DataRequestQuery['state'];
  label: string;
  nothing: string;
}

export const RequestList = ({ state, label, nothing }: RequestListProps) => {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryOf(usePlatform(), listDataRequests, { query: { state, page, pageSize: PAGE_SIZE } }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch } = query;
  const pages = useLastPage(query, { page, goTo: setPage }, PAGE_SIZE);
  const today = dublinDay(useNow());
  if (!data && !isError) return <Skeleton label={`Loading the ${state} requests`} shape="card" />;
  return (
    <div className="stack">
      {isError && (
        <Notice tone="bad" title="The requests could not be loaded.">
          <Button variant="line" small icon="refresh-cw" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {data?.total === 0 && <p className="hint">{nothing}</p>}
      {data && data.requests.length > 0 && (
        <ul className="rowlist rowlist--case" aria-label={label}>
          {data.requests.map((request) => (
            <Row key={request.id} request={request} today={today} />
          ))}
        </ul>
      )}
      <Pagination page={Math.min(page, pages)} pages={pages} label={`Pages of ${state} requests`} onPage={setPage} />
    </div>
  );
};
