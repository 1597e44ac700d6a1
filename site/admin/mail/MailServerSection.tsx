import { useQuery } from '@tanstack/react-query';
import { listOwnFactors } from '#contract/auth/calls.ts';
import { readMailServer, tryMailServer } from '#contract/mail-admin/calls.ts';
import type { MailServerTrial } from '#contract/mail-admin/mail-server.ts';
import { readMailSettings } from '#contract/settings/calls.ts';
import { queryOf, useSend } from '../../client/calls.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { mailFault } from '../health/advice.ts';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { MailCeilingForm } from './MailCeilingForm.tsx';
import { MailServerForm } from './MailServerForm.tsx';
import { ProbeBox } from './ProbeBox.tsx';
import { WrittenNotice } from './WrittenNotice.tsx';

const TrialOutcome = ({ to, isTaken, answer, code }: MailServerTrial) => (
  <Notice
    tone={isTaken ? 'ok' : 'bad'}
    title={isTaken ? `The mail server took the test for ${to}.` : 'The test was not sent.'}
  >
    <p>
      <span>{isTaken ? 'Please look whether it arrives, also among the spam. ' : `${mailFault(code ?? '')} `}</span>
      {answer && <span>{`The mail server said: “${answer}”`}</span>}
    </p>
  </Notice>
);

const TrialBox = () => {
  const send = useSend(tryMailServer);
  const user = useUser();
  return (
    <ProbeBox
      lead={`A test goes to ${user?.email ?? 'your own address'}, through the server that is saved.`}
      button={{ label: 'Send a test to me', busyLabel: 'Sending', icon: 'send' }}
      probe={() => send({})}
      failed="The test was not sent."
    >
      {(trial) => <TrialOutcome {...trial} />}
    </ProbeBox>
  );
};

export const MailServerSection = () => {
  const platform = usePlatform();
  const server = useQuery(queryOf(platform, readMailServer, {}));
  const ceiling = useQuery(queryOf(platform, readMailSettings, {}));
  const factors = useQuery(queryOf(platform, listOwnFactors, {}));
  const all = [server, ceiling, factors];
  if (server.data && ceiling.data && factors.data)
    return (
      <div className="stack">
        <MailServerForm settings={server.data} ways={factors.data.confirmWith} />
        {server.data.server && (
          <>
            <TrialBox />
            <WrittenNotice />
          </>
        )}
        <MailCeilingForm settings={ceiling.data} />
      </div>
    );
  return all.some(({ isError }) => isError) ? (
    <NotReachable onRefresh={() => Promise.all(all.map(({ refetch }) => refetch()))}>
      The settings for mail could not be loaded. Please try refreshing the page.
    </NotReachable>
  ) : (
    <LoadingBox label="Loading the settings for mail" />
  );
};
