import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addDays, clockTime, dayName, dublinDay } from '#contract/dublin.ts';
import { opensAt } from '#contract/runs/open-run.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useNow } from '../../useNow.ts';
import { ownRuns } from './own-runs.ts';
import { mondayOf } from './planning-week.ts';
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

export const OwnRuns = () => {
  const now = useNow();
  const runs = useQuery(ownRuns(usePlatform()));
  const nextMonday = addDays(mondayOf(dublinDay(now)), 7);
  const shown = runs.data?.runs ?? [];
  const groups = [
    ['This week', shown.filter(({ date }) => date < nextMonday)],
    ['After this week', shown.filter(({ date }) => date >= nextMonday)],
  ] as const;
  return (
    <>
      <ScreenHead title="My week" lead="Each run opens in the evening before, and stays until the day after." />
      {runs.data ? (
        shown.length === 0 ? (
          <section className="box">
            <EmptyState art="service-transport">
              You have no runs yet. Whoever plans them will put your name on one, and it will stand here.
            </EmptyState>
          </section>
        ) : (
          groups.map(
            ([heading, ofGroup]) =>
              ofGroup.length > 0 && (
                <section key={heading} className="box" aria-label={heading}>
                  <div className="box__head">
                    <h2>{heading}</h2>
                  </div>
                  <div className="box__body">
                    <ul className="rows">
                      {ofGroup.map((run) => (
                        <OwnRun key={run.id} run={run} now={now} />
                      ))}
                    </ul>
                  </div>
                </section>
              ),
          )
        )
      ) : runs.isError ? (
        <NotReachable onRefresh={runs.refetch}>Your runs could not be loaded.</NotReachable>
      ) : (
        <LoadingBox label="Loading your runs" />
      )}
    </>
  );
};
