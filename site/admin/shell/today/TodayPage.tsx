import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { dayName, dublinDay } from '#contract/dublin.ts';
import type { Warning } from '#contract/health/warnings.ts';
import { launchRemaining } from '#contract/launch/launch.ts';
import type { User } from '#contract/people/people.ts';
import { mayDo, type Role } from '#contract/roles.ts';
import { readToday } from '#contract/today/calls.ts';
import type { Today } from '#contract/today/today.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { illustrationUrl } from '../../../ui/illustration-url.ts';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LaunchPoints } from '../../charity/launch/LaunchPoints.tsx';
import { LaunchSummary } from '../../charity/launch/LaunchSummary.tsx';
import { MadeUpForm } from '../../charity/launch/MadeUpForm.tsx';
import { useFirstDay } from '../../charity/launch/useFirstDay.ts';
import { ownRuns, runOfNow, type ShownRun } from '../../collect/runs/own-runs.ts';
import { useNow } from '../../useNow.ts';
import { ScreenTitle } from '../layout/Screen.tsx';
import { onlyDrives } from '../layout/sections.ts';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { ScreenNotArrived } from '../not-found/ScreenNotArrived.tsx';
import { TourInvitation } from '../tour/TourInvitation.tsx';
import { counted, firstDaySentence, greeting, todaySentence } from './greeting.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { ShopsToday } from './ShopsToday.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { TodayList } from './TodayList.tsx';
import { WentLive } from './WentLive.tsx';

const BannerScene = ({ time, name }: { time: 'day' | 'night'; name: 'dashboard-band' | 'dashboard-band-night' }) => (
  <picture className={`scene--${time}`}>
    <source media="(max-width: 63.99rem)" srcSet={illustrationUrl(`${name}-mobile`)} />
    <img src={illustrationUrl(name)} alt="" />
  </picture>
);

const WelcomeBanner = ({ title, sentence }: { title: string; sentence: string }) => (
  <div className="welcome">
    <BannerScene time="day" name="dashboard-band" />
    <BannerScene time="night" name="dashboard-band-night" />
    <h1 tabIndex={-1}>{title}</h1>
    <p>{sentence}</p>
  </div>
);

const warningTexts: Record<Warning, { title: string; text: ReactNode }> = {
  untrustedProxy: {
    title: 'All visitors look like one to this server.',
    text: (
      <>
        <span>{`It stands behind a proxy that it was not told to trust, so the limits against robots apply to everybody together. Please ask whoever looks after the server to set `}</span>
        <code>TRUST_PROXY=on</code>
        <span> and start it again.</span>
      </>
    ),
  },
};

const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.map((warning) => (
    <Notice key={warning} tone="wait" announce="none" title={warningTexts[warning].title} className="mb-md">
      <p>{warningTexts[warning].text}</p>
    </Notice>
  ));

const AllClear = ({ role, nextRun }: { role: Role; nextRun: Today['nextRun'] }) => (
  <section className="box allclear" aria-labelledby="all-clear">
    <img src={illustrationUrl('empty-letterbox')} alt="" />
    <div className="stack stack--close">
      <h2 id="all-clear">All clear.</h2>
      <p>
        {mayDo(role, 'decide')
          ? 'Nobody in danger, nothing to answer, nothing to decide. You can close this and put the kettle on.'
          : 'Nothing is waiting for you. You can close this and put the kettle on.'}
      </p>
      {nextRun && (
        <p>
          <span>Next for you: </span>
          <Link to={`/admin/runs/${nextRun.id}`}>{`${nextRun.van}, ${dayName(nextRun.date)}`}</Link>
          <span>{`, ${counted(nextRun.stops, 'stop')}, from ${nextRun.from}.`}</span>
        </p>
      )}
    </div>
  </section>
);

const oneRun = lazyPart(async () => (await import('../../collect/runs/RunPage.tsx')).OneRun);

const Day = ({ user }: { user: User }) => {
  const now = useNow();
  const platform = usePlatform();
  const today = useQuery(queryOf(platform, readToday, {}));
  const firstDay = useFirstDay();
  const dashboard = useQuery(queryOf(platform, readDashboard, {}));
  const decides = mayDo(user.role, 'decide');
  const publishes = mayDo(user.role, 'publish');
  const counts = dashboard.data;
  const sentence =
    firstDay && today.data?.total === 0
      ? firstDaySentence(launchRemaining(firstDay.report))
      : today.data && todaySentence(today.data, decides ? counts : undefined);
  // Nothing stands above somebody who may be in danger.
  const isUrgent = today.data?.entries.some(({ urgent }) => urgent) ?? false;
  const notices = (
    <>
      {decides && !mayDo(user.role, 'settings') && <TourInvitation />}
      {counts && <Warnings warnings={counts.warnings} />}
      {counts && <StorageNotice storage={counts.storage} />}
    </>
  );
  return (
    <div className="today">
      <ScreenTitle title="Today" />
      <WelcomeBanner title={greeting(user.name, now)} sentence={sentence ?? 'Welcome back.'} />
      {!isUrgent && notices}
      {counts && (decides || publishes) && <KeyFigures {...{ counts, decides, publishes, now }} />}
      <div className="cols-main">
        <div className="stack">
          {today.data && today.data.total > 0 && (
            <TodayList entries={today.data.entries} total={today.data.total} now={now} />
          )}
          {isUrgent && notices}
          {today.data?.total === 0 && firstDay === null && <AllClear role={user.role} nextRun={today.data.nextRun} />}
          {!today.data && today.isError && (
            <NotReachable onRefresh={today.refetch}>
              What waits could not be loaded. Please try refreshing the page.
            </NotReachable>
          )}
          {((!today.data && !today.isError) || (today.data?.total === 0 && firstDay === undefined)) && (
            <section className="box" aria-busy="true">
              <div className="box__body">
                <Skeleton label="Loading what waits" shape="card" />
              </div>
            </section>
          )}
          {firstDay && (
            <>
              <LaunchSummary report={firstDay.report} />
              <LaunchPoints {...firstDay} isShort />
            </>
          )}
          {counts && decides && <WentLive />}
        </div>
        <div className="stack">
          {firstDay && <MadeUpForm invented={firstDay.report.invented} settings={firstDay.settings} />}
          <ShopsToday now={now} />
          <QuickLinks role={user.role} />
          {counts && (decides || publishes) && (
            <RecentActivity entries={counts.recent} userId={user.id} now={now} mayReadAll={mayDo(user.role, 'audit')} />
          )}
          {!counts && dashboard.isError && (
            <NotReachable onRefresh={dashboard.refetch}>
              The figures could not be loaded. Please try refreshing the page.
            </NotReachable>
          )}
        </div>
      </div>
    </div>
  );
};

const DriversDay = ({ user }: { user: User }) => {
  const now = useNow();
  const { data, isError, refetch } = useQuery(ownRuns(usePlatform()));
  const [shown, setShown] = useState<ShownRun | null>(null);
  const run = runOfNow(data?.runs ?? [], now, shown);
  const today = dublinDay(now);
  if (run && (run.id !== shown?.id || (run.state === 'out' && shown.day !== today)))
    setShown({ id: run.id, day: today });
  const loading = <LoadingBox label="Loading your run" />;
  if (run) {
    return (
      <LazyPart of={oneRun} loading={loading} failed={(state) => <ScreenNotArrived {...state} />}>
        {(OneRun) => <OneRun key={run.id} id={run.id} greeting={greeting(user.name, now)} />}
      </LazyPart>
    );
  }
  if (data) return <Day user={user} />;
  return isError ? <NotReachable onRefresh={refetch}>Your run could not be loaded.</NotReachable> : loading;
};

export const TodayPage = () => {
  const user = useUser();
  if (!user) return null;
  return onlyDrives(user.role) ? <DriversDay user={user} /> : <Day user={user} />;
};
