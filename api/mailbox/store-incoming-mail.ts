import { PHOTOS_MAX } from '#contract/donations/donations.ts';
import { LETTER_MAX, type ReceivedLetter } from '#contract/letters/letters.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import { donationPhotoSlots, placesOf, reservePhotos } from '../donations/photo-slots.ts';
import type { Deps } from '../http/deps.ts';
import { receiveLetter, receiverOf } from '../letters/receive.ts';
import { isAutomaticReply } from '../mail/incoming/automatic-reply.ts';
import type { IncomingMail } from '../mail/incoming/incoming-mail.ts';
import { describeBounce, mailIdOf } from '../mail-admin/bounces.ts';
import { putMessage } from '../messages/submit.ts';
import { storeWithPictures } from '../picture-attachments/store-with-pictures.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import type { Draft, View } from '../store/store.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { type ReturnedMail, returnedMailOf } from './bounce-report.ts';
import { ownWords } from './own-words.ts';
import type { Place } from './position.ts';
import { aboutOf } from './reply-to.ts';
import { mailboxAddress } from './settings.ts';
import { sortFiles } from './sort-files.ts';

/** True for newsletters and the like, but not for a list that delivers to the mailbox itself, as Google Groups do. */
const isFromList = ({ headers }: Pick<IncomingMail, 'headers'>, own: string | null): boolean => {
  const list = headers['list-id'];
  const isOwn = own !== null && list.includes(`<${own.replace('@', '.').toLowerCase()}>`);
  return !isOwn && (list !== '' || headers.precedence.startsWith('list'));
};

export type Outcome = 'answers' | 'messages' | 'bounces' | 'ignored';

const CUT = '\n\n[The mail goes on: the rest of it is in the mailbox.]';
const NOTHING_WRITTEN = '[Nothing was written.]';
const TOO_LARGE = '[This mail is larger than 10 MB and was not read. Please open it in the mailbox.]';
const UNREADABLE = '[This mail could not be read. Please open it in the mailbox.]';
const UNKNOWN = 'Unknown sender';
/** All mails count as one network, as their real senders are unknown. */
const MAIL_SOURCE = { address: 'mail' };

const shortened = (text: string): string =>
  text.length > LETTER_MAX ? `${text.slice(0, LETTER_MAX - CUT.length).trimEnd()}${CUT}` : text;

/** Only an answer loses the quoted mail: in a forwarded one that is the subject. */
const wordsOf = ({ text, isTooLarge }: IncomingMail, { isAnswer }: { isAnswer: boolean }): string => {
  if (text === null) return isTooLarge ? TOO_LARGE : UNREADABLE;
  return (isAnswer ? ownWords(text) : text.trim()) || NOTHING_WRITTEN;
};

const soundsInDanger = (deps: Deps, { subject, text }: IncomingMail, { isAnswer }: { isAnswer: boolean }) =>
  isUrgent(deps, subject, isAnswer ? shortened(ownWords(text ?? '')) : (text ?? ''));

const returnedIn = ({ mails }: Draft | View, { messageIds }: ReturnedMail) =>
  messageIds.map((id) => mails.get(mailIdOf(id))).find((mail) => mail !== undefined);

const takeReturned = (deps: Deps, returned: ReturnedMail, place: Place) =>
  deps.store.change((draft): Outcome | null => {
    if (!place.isCurrent(draft)) return null;
    place.moveOn(draft);
    const mail = returnedIn(draft, returned);
    if (!mail || returned.outcome === 'late') return 'ignored';
    const lastError = describeBounce(returned.reason);
    if (returned.outcome === 'unreachable') deps.outbox.bounce(draft, { mailId: mail.id }, lastError);
    else draft.mails.put({ ...mail, state: 'failed', lastError });
    return 'bounces';
  });

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const putOwnMessage = (
  deps: Deps,
  draft: Draft,
  mail: IncomingMail,
  {
    urgent,
    reason,
    files,
  }: {
    urgent: boolean;
    reason: ReturnType<Deps['admission']['admit']>['reason'];
    files: ReceivedLetter['attachments'];
  },
): void => {
  const { from, name, subject, text } = mail;
  const list = files?.map((file) => `${file.name} (${sizeOf(file.bytes)})`).join(', ');
  const parts = [subject, wordsOf(mail, { isAnswer: false }), list && `[Not kept: ${list}]`];
  const own = mailboxAddress(deps);
  putMessage(
    deps,
    draft,
    {
      id: deps.newId(),
      about: 'question',
      name: name || from || UNKNOWN,
      email: from,
      phone: null,
      message: shortened(parts.filter(Boolean).join('\n\n')),
      urgent,
      held: mail.headers['x-spam-flag'].startsWith('yes'),
      reason,
    },
    { answered: text !== null && from !== null && (own === null || !isSameEmail(from, own)) },
  );
};

const withoutPictures = (error: unknown): null => {
  if (error instanceof Failure && error.code === 'unavailable') return null;
  throw error;
};

/**
 * Stores an answer with its record, a message of its own, or a bounce. Null if another process was faster. Sends nothing but
 * the receipt of a message.
 */
export const storeIncomingMail = async (deps: Deps, mail: IncomingMail, place: Place): Promise<Outcome | null> => {
  const returned = returnedMailOf(mail);
  if (returned && (returned.isCertain || returnedIn(deps.store.data, returned)))
    return takeReturned(deps, returned, place);
  const automatic = isAutomaticReply(mail);
  const about = aboutOf(deps, deps.store.data, mail);
  const joins = (urgent: boolean) => about !== null && receiverOf(deps.store.data, about, { urgent }) !== undefined;
  const concernsNobody = automatic || isFromList(mail, mailboxAddress(deps));
  const urgent = !automatic && (await soundsInDanger(deps, mail, { isAnswer: joins(false) }));
  const { uploads, rest, all, remove } = await sortFiles(deps, mail, automatic ? null : about);
  const letter = (attachments: ReceivedLetter['attachments'] = []): ReceivedLetter => ({
    id: deps.newId(),
    at: deps.now().toISOString(),
    from: mail.from ?? UNKNOWN,
    message: shortened(wordsOf(mail, { isAnswer: true })),
    ...(automatic && { isAutomatic: true }),
    ...(attachments.length > 0 && { attachments }),
  });
  try {
    if (about && uploads.length > 0) {
      const later = { ...deps, policy: { ...deps.policy, picturesWaitMs: 0 } };
      const stored = await storeWithPictures(later, uploads, donationPhotoSlots, (draft, ids) => {
        const donation = draft.donations.get(about.id);
        const hasRoom = donation && placesOf(donation).length + ids.length <= PHOTOS_MAX;
        if (!hasRoom || !place.isCurrent(draft) || !receiveLetter(deps, draft, about, { letter: letter(rest), urgent }))
          return null;
        const answered = draft.donations.get(about.id);
        if (answered) draft.donations.put(reservePhotos(answered, ids));
        place.moveOn(draft);
        return true;
      }).catch(withoutPictures);
      if (stored) return 'answers';
    }
    const { reason } =
      concernsNobody || joins(urgent)
        ? { reason: null }
        : deps.admission.admit(MAIL_SOURCE, readReviewRules(deps).submissionsPerHour);
    return await deps.store.change((draft): Outcome | null => {
      if (!place.isCurrent(draft)) return null;
      place.moveOn(draft);
      if (about && receiveLetter(deps, draft, about, { letter: letter(all), urgent })) return 'answers';
      if (concernsNobody) return 'ignored';
      putOwnMessage(deps, draft, mail, { urgent, reason, files: all });
      return 'messages';
    });
  } finally {
    await remove();
  }
};
