import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readWrittenMails, sendWrittenMails, takeBackWrittenMails } from '#contract/mail-admin/calls.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { WrittenMails } from '#contract/mail-admin/mails.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { mailsOf, untilLeaving } from './mail-words.ts';
import { useSeconds } from './useSeconds.ts';

const peopleOf = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-IE')} people`);

const kindsOf = ({ kinds }: WrittenMails) =>
  kinds.map(({ kind, mails }) => `${mailKinds[kind].label} (${mails.toLocaleString('en-IE')})`).join(', ');

const omittedFrom = ({ leftOut }: WrittenMails) =>
  leftOut === 0 ? '' : ` Left out: ${mailsOf(leftOut)} older than four days, or about what is over.`;

interface Pressed {
  busy: boolean;
  onTakeBack(): void;
}

const Leaving = ({ mails, at, busy, onTakeBack }: NonNullable<WrittenMails['leaving']> & Pressed) => {
  const now = useSeconds(true);
  if (Date.parse(at) <= now.getTime()) return null;
  return (
    <Notice
      tone="ok"
      title={mails === 1 ? '1 mail from a file leaves soon.' : `${mailsOf(mails)} from files leave soon.`}
    >
      <div className="stack stack--close">
        <p aria-live="off">{`The first goes ${untilLeaving(at, now)}.`}</p>
        <div className="row row--tight">
          <Button variant="line" icon="undo-2" busy={busy} onClick={onTakeBack}>
            {mails === 1 ? 'Take it back' : 'Take them back'}
          </Button>
        </div>
      </div>
    </Notice>
  );
};

export const WrittenNotice = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(queryOf(platform, readWrittenMails, {}));
  const [send, takeBack] = [useSend(sendWrittenMails), useSend(takeBackWrittenMails)];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isSending: boolean) => (isSending ? send({}) : takeBack({})),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: allOf('mails') });
    },
  });
  if (!data) return null;
  const { mails, people, leaving } = data;
  return (
    <>
      {error && (
        <Notice tone="bad" title="That did not work.">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      {leaving && <Leaving {...leaving} busy={isPending} onTakeBack={() => mutate(false)} />}
      {mails > 0 && (
        <Notice tone="wait" title={`${mailsOf(mails)} to ${peopleOf(people)} can be sent now.`} announce="none">
          <div className="stack stack--close">
            <p>
              {mails === 1
                ? 'It was written to a file while there was no mail server, and nobody has got it.'
                : 'They were written to files while there was no mail server, and nobody has got them.'}
            </p>
            <div className="row row--tight">
              <Button variant="brand" icon="send" onClick={() => setAsking(true)}>
                Send them now
              </Button>
            </div>
          </div>
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          question={`Send ${mailsOf(mails)} to ${peopleOf(people)}?`}
          detail={`${kindsOf(data)}. They leave in two minutes; until then you can take them back.${omittedFrom(data)}`}
          confirmLabel="Send them now"
          variant="brand"
          icon="send"
          busy={isPending}
          onConfirm={() => mutate(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
