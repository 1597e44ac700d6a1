import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit/audit.ts';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { User } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ScreenTitle } from '../layout/Screen.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { TourInvitation } from '../tour/TourInvitation.tsx';
import { useNow } from '../useNow.ts';
import { DueRequestsNotice } from './DueRequestsNotice.tsx';
import { FailedMailNotice } from './FailedMailNotice.tsx';
import { ForYou } from './ForYou.tsx';
import { greeting, waitingSentence } from './greeting.ts';
import { HeldBackNotice } from './HeldBackNotice.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { NextForReview } from './NextForReview.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { ShopsToday } from './ShopsToday.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { WaitingLongest } from './WaitingLongest.tsx';
import { Warnings } from './Warnings.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';
import { WentLive } from './WentLive.tsx';

const Boxes = ({ counts, user, now }: { counts: Dashboard; user: User; now: Date }) => (
  <div className="cols-main">
    <div className="stack">
      <QuickLinks role={user.role} />
      <RecentActivity entries={counts.recent} userId={user.id} now={now} mayReadAll={mayDo(user.role, 'audit')} />
    </div>
    <div className="stack">
      <ForYou now={now} />
      <ShopsToday now={now} />
      {mayDo(user.role, 'decide') && (
        <>
          <NextForReview pending={counts.pendingTestimonials} now={now} />
          <WaitingLongest waiting={counts.waiting} now={now} />
        </>
      )}
    </div>
  </div>
);

/** What waits, what there is, and what was done last. */
export const DashboardPage = () => {
  const user = useUser();
  const now = useNow();
  const { data: counts, isError, refetch } = useQuery(queryOf(usePlatform(), readDashboard, {}));
  if (!user) return null;
  const decides = mayDo(user.role, 'decide');
  return (
    <>
      <ScreenTitle title="Dashboard" />
      <WelcomeBanner
        title={greeting(user.name, now)}
        sentence={
          counts && decides ? waitingSentence(counts.pendingDonations, counts.pendingTestimonials) : 'Welcome back.'
        }
      />
      {decides && !mayDo(user.role, 'settings') && <TourInvitation />}
      {counts && (
        <>
          <Warnings warnings={counts.warnings} />
          <FailedMailNotice count={counts.failedMails} />
          <DueRequestsNotice due={counts.dueDataRequests} overdue={counts.overdueDataRequests} />
          <HeldBackNotice count={counts.quarantined} />
          <StorageNotice storage={counts.storage} />
          {decides && (
            <>
              <KeyFigures counts={counts} now={now} />
              <WentLive />
            </>
          )}
          <Boxes counts={counts} user={user} now={now} />
        </>
      )}
      {!counts && isError && (
        <NotReachable onRefresh={refetch}>
          The figures could not be loaded. Please try refreshing the page.
        </NotReachable>
      )}
      {!counts && !isError && (
        <section className="box" aria-busy="true">
          <div className="box__body">
            <Skeleton label="Loading the dashboard" shape="card" />
          </div>
        </section>
      )}
    </>
  );
};
