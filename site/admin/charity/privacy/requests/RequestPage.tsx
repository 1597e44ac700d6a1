import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { readDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest, RequestStep } from '#contract/privacy/data-requests.ts';
import { ApiError } from '../../../../client/api-error.ts';
import { queryOf } from '../../../../client/calls.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { buttonClass } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { Crumbs } from '../../../shell/layout/Crumbs.tsx';
import { ScreenHead, ScreenTitle } from '../../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../../shell/list/NotReachable.tsx';
import { alwaysFresh } from './always-fresh.ts';
import { CaseColleagues } from './CaseColleagues.tsx';
import { CloseBox, ClosedBox } from './CloseBox.tsx';
import { DeadlineBand } from './DeadlineBand.tsx';
import { FindBox } from './FindBox.tsx';
import { ReceiptBox } from './ReceiptBox.tsx';
import { receivedWords, requestTitle, stepWords } from './request-labels.ts';
import { useCaseActions } from './useCaseActions.ts';
import { WhoAsks } from './WhoAsks.tsx';

const icons: Record<RequestStep['action'], IconName> = {
  opened: 'square-pen',
  acknowledged: 'mail',
  searched: 'search',
  'identity checked': 'shield-check',
  exported: 'download',
  corrected: 'square-pen',
  erased: 'trash-2',
  extended: 'calendar-clock',
  'answered by mail': 'send',
  'answered otherwise': 'send',
  closed: 'check',
  reopened: 'rotate-ccw',
  assigned: 'user-check',
  unassigned: 'users',
};

const StepsBox = ({ steps }: { steps: readonly RequestStep[] }) => (
  <section className="box" aria-labelledby="steps">
    <div className="box__head">
      <h2 id="steps">Steps</h2>
    </div>
    <div className="box__body">
      <ol className="feed feed--case" aria-labelledby="steps">
        {steps.map((step) => (
          <li key={`${step.at} ${step.action}`}>
            <span className="tone-ok">
              <Icon name={icons[step.action]} />
            </span>
            <p>
              <span>{stepWords(step)}</span>
              <small>{`${step.by}, ${dateAndTime(step.at)}`}</small>
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Case = ({ request }: { request: DataRequest }) => {
  const actions = useCaseActions(request.id);
  const { number, steps, closedAt } = request;
  const by = steps.find(({ action }) => action === 'opened')?.by;
  return (
    <>
      <Crumbs above={[['Privacy', '/admin/privacy']]} here={`Case ${number}`} />
      {/* A name in the tab's title would be seen over a shoulder, and kept in the browser's history. */}
      <ScreenTitle title={`Case ${number}`} />
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{requestTitle(request)}</h1>
          <p>{`Case ${number} · asked ${receivedWords(request)}${by ? `, written down by ${by}` : ''}`}</p>
        </div>
      </div>
      {!closedAt && <DeadlineBand request={request} />}
      <div className="cols-main">
        <div className="stack">
          {closedAt && <ClosedBox request={request} actions={actions} />}
          <WhoAsks request={request} actions={actions} />
          {!closedAt && (
            <>
              <FindBox request={request} actions={actions} />
              <ReceiptBox request={request} actions={actions} />
              <CloseBox request={request} actions={actions} />
            </>
          )}
        </div>
        <div className="stack">
          <StepsBox steps={steps} />
          <CaseColleagues request={request} actions={actions} />
        </div>
      </div>
    </>
  );
};

const RequestMissing = () => (
  <section className="box">
    <EmptyState
      art="signpost"
      title="This case is not there any more"
      action={
        <Link className={buttonClass({ variant: 'line' })} to="/admin/privacy">
          All data requests
        </Link>
      }
    >
      Closed cases are deleted after two years.
    </EmptyState>
  </section>
);

export const RequestPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...queryOf(usePlatform(), readDataRequest, { id }), ...alwaysFresh });
  const isMissing = error instanceof ApiError && error.status === 404;
  if (data && !isMissing) return <Case key={data.id} request={data} />;
  return (
    <>
      <ScreenHead title="Data request" />
      {isMissing && <RequestMissing />}
      {error && !isMissing && (
        <NotReachable onRefresh={refetch}>The case could not be loaded. Please try again.</NotReachable>
      )}
      {!error && <LoadingBox label="Loading the case" />}
    </>
  );
};
