import {
  isSent,
  LETTERS_MAX,
  type LetterRecord,
  letterRecordOf,
  type NewLetter,
  type SentLetter,
} from '#contract/letters/letters.ts';
import type { MailPreview } from '#contract/mail-admin/mail-templates.ts';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { previewOf } from '../mail-admin/read-mail.ts';
import { lettersByName } from '../moderation/letters-by-name.ts';
import type { Draft } from '../store/store.ts';
import { mailOf, putLetters, type Written, writtenOrThrow } from './letter-records.ts';

const TOO_MANY = `At most ${LETTERS_MAX} letters are kept with a record. Please ring instead.`;
const NO_MAIL = 'No mail reaches this person. Please ring instead.';
const ALREADY_SENT = 'This letter is on its way already.';
const NO_LETTER = 'There is no such letter. It may have been taken back.';

const hasLink = ({ kind, record }: Written): boolean => kind !== 'message' || record.help !== undefined;

const nextLink = (written: Written): number | undefined =>
  hasLink(written) ? (written.record.linkVersion ?? 1) + 1 : undefined;

const withLink = (written: Written, linkVersion: number | undefined): Written =>
  linkVersion === undefined ? written : ({ ...written, record: { ...written.record, linkVersion } } as Written);

/**
 * Writes to the person of a record. The letter leaves after two minutes and stays with the record; an open message counts
 * as answered. A repeated idempotency key changes nothing.
 * @throws Failure `not_found`, or `conflict` if no mail would reach the person.
 */
export const writeLetter = async (
  deps: Deps,
  { newLink = false, keepOpen = false, ...input }: NewLetter,
  actor: Actor,
  idempotencyKey: string | null = null,
): Promise<SentLetter> => {
  const { kind, id, message } = input;
  const request = ['letter', input];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key: idempotencyKey, request });
  const letter = await deps.store.change((draft) => {
    const before = writtenOrThrow(draft, { kind, id });
    const { letters = [] } = before.record;
    const latest = letters.findLast((one) => isSent(one) && one.by === actor.id && one.message === message);
    if (isDone(draft) && latest && isSent(latest)) return latest;
    if (letters.length >= LETTERS_MAX) throw new Failure('conflict', TOO_MANY);
    const mail = mailOf(before, message, { notBefore: new Date(deps.now().getTime() + DECISION_WAITS_MS) });
    const mailId = mail && deps.outbox.enqueue(draft, mail);
    if (!mailId) throw new Failure('conflict', NO_MAIL);
    const at = deps.now().toISOString();
    const madeLink = newLink ? nextLink(before) : undefined;
    const answered = before.kind === 'message' ? undefined : before.record.answerWaits;
    const written = { mailId, at, by: actor.id, message, ...(madeLink && { madeLink }), ...(answered && { answered }) };
    const answers = before.kind === 'message' && before.record.state === 'open' && !keepOpen;
    putLetters(
      draft,
      withLink(before, madeLink),
      { letters: [...letters, written] },
      answers ? { state: 'answered', answeredAt: at } : {},
    );
    const action = newLink ? 'written to with a new link' : 'written to';
    const detail = before.kind === 'testimonial' ? '' : before.record.reference;
    recordAudit(draft, deps, { actor, action, subjectKind: kind, subjectId: id, detail, repeatKey });
    return written;
  });
  const [shown] = lettersByName(deps.store.data, [letter]);
  return shown && isSent(shown) ? shown : letter;
};

export const previewLetter = async (deps: Deps, { kind, id, message }: NewLetter): Promise<MailPreview> => {
  const mail = mailOf(writtenOrThrow(deps.store.data, { kind, id }), message);
  if (!mail) throw new Failure('conflict', NO_MAIL);
  return previewOf(deps, mail);
};

const letterWith = (draft: Draft, mailId: string) => {
  const about = letterRecordOf(draft.mails.get(mailId)?.about ?? null);
  const written = about && writtenOrThrow(draft, about);
  const letter = written?.record.letters?.filter(isSent).find((one) => one.mailId === mailId);
  return written && letter && { written, letter };
};

/**
 * Takes back a letter that has not left: a message that it answered is open again, and earlier links work again.
 * @throws Failure `not_found`, or `conflict` once it has left.
 */
export const takeBackLetter = async (deps: Deps, mailId: string, actor: Actor): Promise<void> => {
  await deps.store.change((draft) => {
    const found = letterWith(draft, mailId);
    const mail = draft.mails.get(mailId);
    if (!found || !mail) throw new Failure('not_found', NO_LETTER);
    const isWaiting = mail.state === 'waiting' && Date.parse(mail.dueAt) > deps.now().getTime();
    if (!isWaiting && mail.state !== 'written') throw new Failure('conflict', ALREADY_SENT);
    draft.mails.remove(mailId);
    const { letter } = found;
    const { madeLink, answered } = letter;
    const hasItsLink = madeLink && found.written.record.linkVersion === madeLink;
    const written = hasItsLink ? withLink(found.written, madeLink - 1) : found.written;
    const letters = written.record.letters?.filter((one) => !isSent(one) || one.mailId !== mailId);
    const waits = written.kind === 'message' ? undefined : written.record.answerWaits;
    const wasAnswer = written.kind === 'message' && written.record.answeredAt === letter.at;
    putLetters(
      draft,
      written,
      { letters, answerWaits: waits ?? answered },
      wasAnswer ? { state: 'open', answeredAt: null } : {},
    );
    const subject = { subjectKind: written.kind, subjectId: written.record.id } as const;
    recordAudit(draft, deps, { actor, action: 'letter taken back', ...subject, detail: '' });
  });
  await forgetMails(deps, [mailId]);
};

/** Marks an answer as needing no reply. @throws Failure `not_found`. */
export const settleAnswer = async (deps: Deps, about: LetterRecord): Promise<void> => {
  await deps.store.change((draft) => {
    const written = writtenOrThrow(draft, about);
    if (written.kind !== 'message' && written.record.answerWaits)
      putLetters(draft, written, { letters: written.record.letters });
  });
};
