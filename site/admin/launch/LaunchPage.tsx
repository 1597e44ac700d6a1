import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readLaunch } from '#contract/launch/calls.ts';
import type { LaunchKey, LaunchReport } from '#contract/launch/launch.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Boat } from '../../ui/Boat.tsx';
import { Button } from '../../ui/Button.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { BackupsElsewhere } from './BackupsElsewhere.tsx';
import { LaunchList } from './LaunchList.tsx';

const verdict = (done: number, all: number, missing: number): string => {
  if (missing === 0) return done === all ? 'All is done. Open the doors.' : `${done} of ${all} are done. You can open.`;
  return `${done} of ${all} are done. ${missing} must be, before you open.`;
};

const Summary = ({ items }: { items: LaunchReport['items'] }) => {
  const count = (state: string) => items.filter((item) => item.state === state).length;
  const done = count('done');
  return (
    <section className="box launchsum" aria-label="How far it is">
      <div className="box__body">
        <div
          className="progress__track"
          role="progressbar"
          aria-label="Ready to open"
          aria-valuemin={0}
          aria-valuemax={items.length}
          aria-valuenow={done}
          aria-valuetext={`${done} of ${items.length} are done`}
          style={{ '--p': `${(100 * done) / items.length}%` } as Record<string, string>}
        >
          <Boat />
        </div>
        <div className="row row--between">
          <p className="launchsum__verdict">{verdict(done, items.length, count('missing'))}</p>
          <p className="hint">{`Missing ${count('missing')} · Worth doing ${count('advised')} · Done ${done}`}</p>
        </div>
      </div>
    </section>
  );
};

const Points = ({ report: { items, backupsElsewhere } }: { report: LaunchReport }) => {
  const more = (key: LaunchKey) => (key === 'backups-elsewhere' ? <BackupsElsewhere said={backupsElsewhere} /> : null);
  const inState = (state: string) => items.filter((item) => item.state === state);
  return (
    <>
      <Summary items={items} />
      <LaunchList title="Missing" items={inState('missing')} more={more} />
      <LaunchList title="Worth doing" items={inState('advised')} more={more} />
      <LaunchList title="Done" items={inState('done')} more={more} />
    </>
  );
};

/** What only the charity knows and the website still lacks, each with where it is done. */
export const LaunchPage = () => {
  const {
    data: report,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...queryOf(usePlatform(), readLaunch, {}),
    staleTime: 0,
  });
  return (
    <>
      <nav className="crumbs" aria-label="You are here">
        <ol>
          <li>
            <Link to="/admin/settings">Settings</Link>
          </li>
          <li aria-current="page">Before opening</li>
        </ol>
      </nav>
      <ScreenHead
        title="Before the doors open"
        lead="What only you know, and the website still lacks. Visitors never see this page."
        action={
          <Button
            variant="line"
            icon="refresh-cw"
            busy={isFetching}
            busyLabel="Checking"
            onClick={() => void refetch()}
          >
            Check again
          </Button>
        }
      />
      {report && <Points report={report} />}
      {!report && isError && <NotReachable onRefresh={refetch}>The check could not be loaded.</NotReachable>}
      {!report && !isError && <LoadingBox label="Checking" />}
    </>
  );
};
