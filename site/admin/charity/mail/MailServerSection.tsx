import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnFactors } from '#contract/auth/calls.ts';
import { readMailServer, tryMailServer } from '#contract/mail-admin/calls.ts';
import type { MailServerTrial } from '#contract/mail-admin/mail-server.ts';
import { type MailSettings, mailSettings } from '#contract/mail-admin/mail-settings.ts';
import { readMailSettings, saveMailSettings } from '#contract/settings/calls.ts';
import { keyOf, queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EditBox } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { mailFault } from '../health/fault-advice.ts';
import { MailServerForm } from './MailServerForm.tsx';
import { ProbeBox } from './ProbeBox.tsx';
import { WrittenNotice } from './WrittenNotice.tsx';

const MailCeilingForm = ({ settings }: { settings: MailSettings }) => {
  const send = useSend(saveMailSettings);
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: null,
    start: settings,
    schema: mailSettings,
    save: async (body) => {
      const saved = await send({ body });
      queryClient.setQueryData(keyOf(readMailSettings, {}), saved);
      return saved;
    },
  });
  const { mailsPerHour } = form.values;
  return (
    <EditBox
      form={form}
      title="Limit per hour"
      lead="Mail servers turn away senders who suddenly send a lot."
      savedText="Saved. It counts from the next mail on."
    >
      <WholeNumberField
        name="mailsPerHour"
        label="Mails an hour"
        hint="A third is for confirmations that people get for what they send us, two thirds for all else. What is over waits. Mails about signing in are always sent at once."
        value={mailsPerHour}
        error={form.errors.mailsPerHour}
        onChange={(value) => form.change({ mailsPerHour: value })}
      />
    </EditBox>
  );
};

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
