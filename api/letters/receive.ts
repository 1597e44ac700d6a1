import { isSent, LETTERS_MAX, type LetterRecord, type ReceivedLetter } from '#contract/letters/letters.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft, View } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { urgencyOf, urgentAgain, urgentRecord } from '../urgent/urgent-records.ts';
import { putLetters, type Written, writtenOf } from './letter-records.ts';

/** Of the letters of a record; the others are for what staff write. */
const RECEIVED_MAX = 60;

/**
 * The record that an answer joins. Undefined where it has to come as a message of its own: the record is gone or full, or the
 * author of a testimonial may be in danger, which no decided testimonial tells.
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
 * Adds what a person answered by email, or wrote on their own page, to the record that it is about, in a change of the caller. A message is open again, with
 * anything else the answer waits for staff, unless it is automatic. False, and nothing changed, where no record receives it.
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
