import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateAndTime } from '#contract/dublin.ts';
import { readHealthReport } from '#contract/health/calls.ts';
import type { HealthReport } from '#contract/health/health.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Crumbs } from '../../shell/layout/Crumbs.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { HealthCards } from './HealthCards.tsx';
import { reportText } from './report-text.ts';

/** Milliseconds between two requests of an open screen. */
const AGAIN_MS = 30_000;
const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const verdict = ({ backups, disk, mail, store, pictures, portal }: HealthReport): string => {
  const states = [backups, disk, mail, store, pictures, portal].map(({ state }) => state);
  const [broken, look] = (['broken', 'look'] as const).map((state) => states.filter((one) => one === state).length);
  const sentences = [
    broken && `${WORDS[broken]} ${broken === 1 ? 'part is' : 'parts are'} broken.`,
    look && `${WORDS[look]} ${look === 1 ? 'part wants' : 'parts want'} a look.`,
  ].filter(Boolean);
  return sentences.join(' ') || 'Everything is good.';
};

export const HealthPage = () => {
  const {
    data: report,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...queryOf(usePlatform(), readHealthReport, {}),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
  const [isRequested, setRequested] = useState(false);
  const check = async () => {
    setRequested(true);
    await refetch();
    setRequested(false);
  };
  const actions = report && (
    <>
      <CopyButton text={reportText(report)} label="Copy for whoever helps" />
      <Button
        variant="line"
        icon="refresh-cw"
        busy={isRequested && isFetching}
        busyLabel="Checking"
        onClick={() => void check()}
      >
        Check now
      </Button>
    </>
  );
  return (
    <>
      <Crumbs above={[['Settings', '/admin/settings']]} here="Health" />
      <ScreenHead
        title="Health"
        lead={report ? `How the server is. ${verdict(report)}` : 'How the server is.'}
        action={actions}
      />
      {report && isError && (
        <Notice tone="bad" title="The latest check failed." className="mb-md">
          <p>{`These figures are from ${dateAndTime(report.at)}. The next check follows by itself.`}</p>
        </Notice>
      )}
      {report && (
        <>
          <HealthCards report={report} />
          <ErrorTable report={report} />
        </>
      )}
      {!report && isError && (
        <NotReachable onRefresh={refetch}>
          The server did not tell how it is. Please try refreshing the page.
        </NotReachable>
      )}
      {!report && !isError && <LoadingBox label="Loading how the server is" />}
    </>
  );
};
