import { isSent, LETTERS_MAX, type LetterRecord, type ReceivedLetter } from '#contract/letters/letters.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft, View } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { urgencyOf, urgentAgain, urgentRecord } from '../urgent/urgent-records.ts';
import { putLetters, type Written, writtenOf } from './letter-records.ts';

const RECEIVED_MAX = 60;

/**
 * Record that an answer joins. Undefined if it must become a message of its own: the record is gone or full, or the author
 * of a testimonial may be in danger, as a decided testimonial would not show that.
 */
export const receiverOf = (
  tables: View | Draft,
  about: LetterRecord,
  { urgent }: { urgent: boolean },
): Written | undefined => {
  const written = writtenOf(tables, about);
  const { letters = [] } = written?.record ?? {};
  const isFull = letters.length >= LETTERS_MAX || letters.filter((one) => !isSent(one)).length >= RECEIVED_MAX;
  return isFull || (urgent && written?.kind === 'testimonial') ? undefined : written;
};

/**
 * Adds a person's answer to its record, within the caller's change. Opens a message again; anything else waits for staff,
 * unless the answer is automatic. False, with nothing changed, if no record receives it.
 */
export const receiveLetter = (
  deps: Pick<Deps, 'store' | 'outbox' | 'now'>,
  draft: Draft,
  about: LetterRecord,
  { letter, urgent }: { letter: ReceivedLetter; urgent: boolean },
): boolean => {
  const written = receiverOf(draft, about, { urgent });
  if (!written) return false;
  const { id, letters = [] } = written.record;
  const standing = urgentRecord(draft, written.kind, id);
  const waitedBefore = written.kind === 'message' ? undefined : written.record.answerWaits;
  putLetters(
    draft,
    written,
    {
      letters: [...letters, letter],
      answerWaits: letter.isAutomatic ? waitedBefore : letter.at,
      ...(urgent && { urgency: urgentAgain(standing && urgencyOf(standing.record), letter.at) }),
    },
    letter.isAutomatic ? {} : { state: 'open', answeredAt: null, ...(urgent && { urgent }) },
  );
  if (urgent) alertDuty(deps, draft);
  return true;
};
