import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { clockTime, dayName, dublinDay } from '#contract/dublin.ts';
import { listRuns } from '#contract/runs/calls.ts';
import { opensAt } from '#contract/runs/open-run.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { useNow } from '../useNow.ts';
import { runBadge, runLine } from './run-labels.ts';

const OwnRun = ({ run, now }: { run: RunSummary; now: Date }) => {
  const badge = runBadge(run);
  const opens = opensAt(run);
  const isOpen = now >= opens;
  return (
    <li>
      <span className="grow">
        <b>{`${dayName(run.date)}, ${run.van}`}</b>
        <small>{runLine(run)}</small>
        {!isOpen && <small>{`It opens on ${dayName(dublinDay(opens))} at ${clockTime(opens)}.`}</small>}
      </span>
      <Badge {...(badge.tone && { tone: badge.tone })}>{badge.label}</Badge>
      {isOpen && (
        <Link className={buttonClass({ variant: 'brand' })} to={`/admin/runs/${run.id}`}>
          Open<span className="sr">{` the run of ${dayName(run.date)}`}</span>
        </Link>
      )}
    </li>
  );
};

/** The runs of a driver: today's opens at once, unless the list was asked for with a week. */
export const OwnRuns = () => {
  const now = useNow();
  const [search] = useSearchParams();
  const runs = useQuery(queryOf(usePlatform(), listRuns, { query: { pageSize: PAGE_SIZE_MAX } }));
  const shown = runs.data?.runs ?? [];
  const [today, another] = shown.filter(({ date, state }) => date === dublinDay(now) && state !== 'cancelled');
  if (today && !another && !search.has('week')) return <Navigate to={`/admin/runs/${today.id}`} replace />;
  return (
    <>
      <ScreenHead title="My runs" lead="Each opens in the evening before, and stays until the day after." />
      {runs.data ? (
        <section className="box">
          {shown.length === 0 ? (
            <EmptyState art="service-transport">
              You have no runs yet. Whoever plans them will put your name on one, and it will stand here.
            </EmptyState>
          ) : (
            <div className="box__body">
              <ul className="rows">
                {shown.map((run) => (
                  <OwnRun key={run.id} run={run} now={now} />
                ))}
              </ul>
            </div>
          )}
        </section>
      ) : runs.isError ? (
        <NotReachable onRefresh={runs.refetch}>Your runs could not be loaded.</NotReachable>
      ) : (
        <LoadingBox label="Loading your runs" />
      )}
    </>
  );
};
