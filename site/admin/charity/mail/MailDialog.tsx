import { useQuery } from '@tanstack/react-query';
import { readMail } from '#contract/mail-admin/calls.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { ReadMail } from '#contract/mail-admin/mails.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useNow } from '../../useNow.ts';
import { fateOf } from './mail-words.ts';

const NOT_STORED = 'The words of this mail are not stored: it is about signing in, or from before mails could be read.';
const NOT_ANY_MORE = 'What this mail would say is over or gone.';
const reasonOf = ({ kind, sentAt }: ReadMail): string =>
  sentAt || mailKinds[kind].lane === 'security' ? NOT_STORED : NOT_ANY_MORE;

export const MailDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const now = useNow();
  const { data, error } = useQuery({ ...queryOf(usePlatform(), readMail, { id }), retry: false });
  return (
    <Dialog
      small
      title={data?.words?.subject ?? (data ? mailKinds[data.kind].label : 'A mail')}
      hint={data && `To ${data.to}. ${fateOf(data, now)}.`}
      onClose={onClose}
      footer={
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && (
        <Notice tone="bad">
          <p>{sentenceOf(error, 'The mail could not be loaded. Please try again.')}</p>
        </Notice>
      )}
      {!data && !error && <Skeleton label="Loading the mail" shape="card" />}
      {data && (data.words ? <p className="lines">{data.words.text}</p> : <p className="hint">{reasonOf(data)}</p>)}
    </Dialog>
  );
};
