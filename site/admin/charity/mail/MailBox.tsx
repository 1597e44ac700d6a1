import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailState, Mails } from '#contract/mail-admin/mails.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailRow } from './MailRow.tsx';
import { type MailAction, mailActions } from './mail-actions.ts';
import { useSeconds } from './useSeconds.ts';
import { WrittenNotice } from './WrittenNotice.tsx';

export type MailFilter = MailState | 'all';

const heads: Record<MailFilter, { title: string; lead: string; empty: string }> = {
  all: { title: 'All mails', lead: 'The newest first. They are kept for 30 days.', empty: 'Nothing was written yet.' },
  waiting: {
    title: 'Waiting',
    lead: 'Decisions wait two minutes, so that Undo stops the mail.',
    empty: 'Everything is on its way.',
  },
  written: {
    title: 'Written to a file, sent to nobody',
    lead: 'There was no mail server, so nobody has got these.',
    empty: 'No mail lies in a file.',
  },
  failed: {
    title: 'Failed',
    lead: 'Nobody has told these people. Ring instead, or try again.',
    empty: 'Every mail has arrived or still waits.',
  },
  sent: { title: 'Sent', lead: 'Handed over to the mail server.', empty: 'Nothing was sent in the last 30 days.' },
  stopped: { title: 'Stopped', lead: 'By you or a colleague.', empty: 'Nobody has stopped a mail.' },
};

const useChange = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: MailAction }) => send(platform, mailActions[action], { id }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: allOf('mails') }),
        queryClient.invalidateQueries({ queryKey: allOf('dashboard') }),
        queryClient.invalidateQueries({ queryKey: allOf('today') }),
      ]),
  });
};

export const MailBox = ({
  mails,
  filter,
  perHour,
  hasServer,
}: {
  mails: Mails;
  filter: MailFilter;
  perHour: number | undefined;
  hasServer: boolean;
}) => {
  const now = useSeconds(mails.mails.some(({ state }) => state === 'waiting'));
  const { mutate, variables, isPending, error } = useChange();
  const [read, setRead] = useState<string | null>(null);
  const { title, lead, empty } = heads[filter];
  return (
    <>
      {error && (
        <Notice tone="bad" title="That did not work.">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      {hasServer && filter !== 'failed' && <WrittenNotice />}
      <section className={filter === 'failed' && mails.total > 0 ? 'box box--flush box--bad' : 'box box--flush'}>
        <div className="box__head">
          <div>
            <h2>{title}</h2>
            <p>{lead}</p>
          </div>
          {perHour !== undefined && (
            <p className="mini">{`${mails.sentToday.toLocaleString('en-IE')} in 24 hours, of at most ${perHour.toLocaleString('en-IE')} an hour`}</p>
          )}
        </div>
        {mails.total === 0 ? (
          <EmptyState art="empty-letterbox" title="All clear">
            {empty}
          </EmptyState>
        ) : (
          <ul className="rowlist rowlist--mail">
            {mails.mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                now={now}
                hasServer={hasServer}
                busy={isPending && variables?.id === mail.id}
                onChange={(action) => mutate({ id: mail.id, action })}
                onRead={() => setRead(mail.id)}
              />
            ))}
          </ul>
        )}
      </section>
      {read !== null && <MailDialog id={read} onClose={() => setRead(null)} />}
    </>
  );
};
