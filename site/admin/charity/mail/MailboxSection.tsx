import { useQuery } from '@tanstack/react-query';
import { listOwnFactors } from '#contract/auth/calls.ts';
import { checkMailbox, readMailboxSettings } from '#contract/mail-admin/calls.ts';
import type { MailboxCheck } from '#contract/mail-admin/mailbox.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { mailFault } from '../health/fault-advice.ts';
import { counted } from '../health/figures.ts';
import { MailboxForm } from './MailboxForm.tsx';
import { ProbeBox } from './ProbeBox.tsx';

const NO_FOLDER = 'There is no folder of that name in the mailbox. Please check the folder.';

const found = ({ answers, messages, bounces, ignored }: MailboxCheck): string =>
  [
    answers && counted(answers, 'answer'),
    messages && counted(messages, 'message'),
    bounces && counted(bounces, 'mail that came back', 'mails that came back'),
    ignored && counted(ignored, 'mail that needs nobody', 'mails that need nobody'),
  ]
    .filter(Boolean)
    .join(', ') || 'nothing new';

const CheckOutcome = ({ check }: { check: MailboxCheck }) =>
  check.code === null ? (
    <Notice tone="ok" title="The mailbox can be read.">
      <p>{`It holds ${counted(check.total ?? 0, 'mail')}. This look brought ${found(check)}.`}</p>
    </Notice>
  ) : (
    <Notice tone="bad" title="The mailbox could not be read.">
      <p>
        <span>{`${check.code === 'ENOFOLDER' ? NO_FOLDER : mailFault(check.code)} `}</span>
        {check.answer && <span>{`The server said: “${check.answer}”`}</span>}
      </p>
    </Notice>
  );

const CheckBox = () => {
  const send = useSend(checkMailbox);
  return (
    <ProbeBox
      lead="Looks into the mailbox that is saved, and takes what is new."
      button={{ label: 'Check now', busyLabel: 'Looking', icon: 'refresh-cw' }}
      probe={() => send({})}
      failed="The mailbox could not be read."
    >
      {(check) => <CheckOutcome check={check} />}
    </ProbeBox>
  );
};

export const MailboxSection = () => {
  const platform = usePlatform();
  const mailbox = useQuery(queryOf(platform, readMailboxSettings, {}));
  const factors = useQuery(queryOf(platform, listOwnFactors, {}));
  if (mailbox.data && factors.data)
    return (
      <div className="stack">
        <MailboxForm settings={mailbox.data} ways={factors.data.confirmWith} />
        {mailbox.data.mailbox && <CheckBox />}
      </div>
    );
  return mailbox.isError || factors.isError ? (
    <NotReachable onRefresh={() => Promise.all([mailbox.refetch(), factors.refetch()])}>
      The settings for answers by email could not be loaded. Please try refreshing the page.
    </NotReachable>
  ) : (
    <LoadingBox label="Loading the settings for answers by email" />
  );
};
