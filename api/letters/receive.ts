import { LETTERS_MAX, type LetterRecord, type ReceivedLetter } from '#contract/letters/letters.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { putLetters, writtenOf } from './letter-records.ts';

/**
 * Adds what a person answered by email to the record that it is about, in a change of the caller. A message is open again, with
 * anything else the answer waits for staff, unless it is automatic. False, and nothing changed, where it has to come as a message
 * of its own: the record is gone or full, or the author of a testimonial may be in danger, which no decided testimonial tells.
 */
export const receiveLetter = (
  deps: Pick<Deps, 'store' | 'outbox' | 'now'>,
  draft: Draft,
  about: LetterRecord,
  { letter, urgent }: { letter: ReceivedLetter; urgent: boolean },
): boolean => {
  const written = writtenOf(draft, about);
  const { letters = [] } = written?.record ?? {};
  if (!written || letters.length >= LETTERS_MAX || (urgent && written.kind === 'testimonial')) return false;
  const waitedBefore = written.kind === 'message' ? undefined : written.record.answerWaits;
  putLetters(
    draft,
    written,
    {
      letters: [...letters, letter],
      answerWaits: letter.isAutomatic ? waitedBefore : letter.at,
      ...(urgent && { urgency: { since: letter.at } }),
    },
    letter.isAutomatic ? {} : { state: 'open', answeredAt: null, ...(urgent && { urgent }) },
  );
  if (urgent) alertDuty(deps, draft);
  return true;
};
