import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dateAndTime } from '#contract/dublin.ts';
import { settleAnswer, takeBackLetter } from '#contract/letters/calls.ts';
import {
  isSent,
  type Letter,
  type LetterFields,
  type LetterRecord,
  type SentLetter,
} from '#contract/letters/letters.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { refreshKinds } from '../../../client/refresh-kinds.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { stateLabels, untilLeaving } from '../../charity/mail/mail-words.ts';
import { useSeconds } from '../../charity/mail/useSeconds.ts';

const fateOf = ({ delivery }: SentLetter, now: Date): string => {
  if (!delivery) return '';
  const leaves = delivery.state === 'waiting' && Date.parse(delivery.leavesAt) > now.getTime();
  return ` · ${leaves ? `leaves ${untilLeaving(delivery.leavesAt, now)}` : stateLabels[delivery.state]}`;
};

const mayTakeBack = ({ delivery }: SentLetter, now: Date): boolean =>
  delivery?.state === 'written' || (delivery?.state === 'waiting' && Date.parse(delivery.leavesAt) > now.getTime());

const originOf = ({ onPage, isAutomatic, from }: Exclude<Letter, SentLetter>): string => {
  if (onPage) return onPage === 'words' ? 'Added on their page' : 'Changed on their page';
  return `${isAutomatic ? 'Automatic answer' : 'Answer'} by email from ${from}`;
};

const attachmentsIn = ({ attachments }: Exclude<Letter, SentLetter>): string | null =>
  attachments && attachments.length > 0
    ? `In the mailbox, not here: ${attachments.map(({ name }) => name).join(', ')}`
    : null;

interface LetterListProps {
  about: LetterRecord;
  fields: LetterFields;
}

export const LetterList = ({ about, fields: { letters = [], answerWaits } }: LetterListProps) => {
  const now = useSeconds(letters.some((one) => isSent(one) && one.delivery?.state === 'waiting'));
  const queryClient = useQueryClient();
  const onSettled = () => refreshKinds(queryClient, new Set([about.kind, 'mail']));
  const back = useSend(takeBackLetter);
  const settle = useSend(settleAnswer);
  const takeBack = useMutation({ mutationFn: (id: string) => back({ id }), onSettled });
  const settled = useMutation({ mutationFn: () => settle({ body: about }), onSettled });
  const error = takeBack.error ?? settled.error;
  if (letters.length === 0) return null;
  return (
    <section className="stack stack--close" aria-label="Letters">
      {letters.map((letter) =>
        isSent(letter) ? (
          <div className="msg msg--us" key={letter.mailId}>
            <p className="mini">{`${letter.by} wrote, ${dateAndTime(letter.at)}${fateOf(letter, now)}`}</p>
            <p className="lines">{letter.message}</p>
            {mayTakeBack(letter, now) && (
              <Button
                variant="line"
                small
                icon="undo-2"
                busy={takeBack.isPending}
                onClick={() => takeBack.mutate(letter.mailId)}
              >
                Take back
              </Button>
            )}
          </div>
        ) : (
          <div className="msg" key={letter.id}>
            <p className="mini">{`${originOf(letter)}, ${dateAndTime(letter.at)}`}</p>
            <p className="lines">{letter.message}</p>
            {attachmentsIn(letter) && <p className="mini">{attachmentsIn(letter)}</p>}
          </div>
        ),
      )}
      {error && (
        <Notice tone="bad" title="That did not work.">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      {answerWaits && (
        <div className="row">
          <Button variant="line" small icon="check" busy={settled.isPending} onClick={() => settled.mutate()}>
            No answer needed
          </Button>
        </div>
      )}
    </section>
  );
};
