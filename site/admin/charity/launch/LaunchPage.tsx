import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Crumbs } from '../../shell/layout/Crumbs.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { LaunchPoints } from './LaunchPoints.tsx';
import { LaunchSummary } from './LaunchSummary.tsx';
import { MadeUpForm } from './MadeUpForm.tsx';
import { useLaunch } from './useLaunch.ts';

export const LaunchPage = () => {
  const { data: report, isError, isFetching, refetch } = useLaunch();
  const settings = useQuery(settingsQuery(usePlatform()));
  const isWithout = isError || settings.isError;
  return (
    <>
      <Crumbs above={[['Settings', '/admin/settings']]} here="Before opening" />
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
      {report && settings.data ? (
        <>
          <LaunchSummary report={report} />
          <div className={report.invented.length > 0 ? 'cols-main' : undefined}>
            <div className="stack">
              <LaunchPoints report={report} settings={settings.data} />
            </div>
            <div className="stack">
              <MadeUpForm invented={report.invented} settings={settings.data} />
            </div>
          </div>
        </>
      ) : isWithout ? (
        <NotReachable onRefresh={() => Promise.all([refetch(), settings.refetch()])}>
          The check could not be loaded.
        </NotReachable>
      ) : (
        <LoadingBox label="Checking" />
      )}
    </>
  );
};
