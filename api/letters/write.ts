import { isSent, LETTERS_MAX, type LetterRecord, type NewLetter, type SentLetter } from '#contract/letters/letters.ts';
import type { MailPreview } from '#contract/mail-admin/mail-templates.ts';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { previewOf } from '../mail-admin/read-mail.ts';
import type { Draft } from '../store/store.ts';
import { mailOf, putLetters, type Written, writtenOrThrow } from './letter-records.ts';

const TOO_MANY = `At most ${LETTERS_MAX} letters are kept with a record. Please ring instead.`;
const NO_MAIL = 'No mail reaches this person. Please ring instead.';
const HAS_LEFT = 'This letter has left already.';
const NO_LETTER = 'There is no such letter. It may have been taken back.';

/** Makes links to the person's own page that were sent before invalid. */
const withNewLink = ({ kind, record }: Written): Written =>
  kind === 'message'
    ? { kind, record }
    : ({ kind, record: { ...record, linkVersion: (record.linkVersion ?? 1) + 1 } } as Written);

/**
 * Writes to the person of a record, in the frame of the template. It leaves in two minutes, and is kept with the record; an open
 * message is answered with it. @throws Failure `not_found`, or `conflict` where no mail would reach the person.
 */
export const writeLetter = async (
  deps: Deps,
  { kind, id, message, newLink = false, keepOpen = false }: NewLetter,
  actor: Actor,
): Promise<SentLetter> => {
  const letter = await deps.store.change((draft) => {
    const before = writtenOrThrow(draft, { kind, id });
    const letters = before.record.letters ?? [];
    if (letters.length >= LETTERS_MAX) throw new Failure('conflict', TOO_MANY);
    const mail = mailOf(before, message, { notBefore: new Date(deps.now().getTime() + DECISION_WAITS_MS) });
    const mailId = mail && deps.outbox.enqueue(draft, mail);
    if (!mailId) throw new Failure('conflict', NO_MAIL);
    const at = deps.now().toISOString();
    const written = { mailId, at, by: actor.id, message };
    const answers = before.kind === 'message' && before.record.state === 'open' && !keepOpen;
    putLetters(
      draft,
      newLink ? withNewLink(before) : before,
      { letters: [...letters, written] },
      answers ? { state: 'answered', answeredAt: at } : {},
    );
    const action = newLink ? 'written to with a new link' : 'written to';
    const detail = before.kind === 'testimonial' ? '' : before.record.reference;
    recordAudit(draft, deps, { actor, action, subjectKind: kind, subjectId: id, detail });
    return written;
  });
  const mail = deps.store.data.mails.get(letter.mailId);
  return {
    ...{ ...letter, by: authorName(deps.store.data, letter.by) },
    ...(mail && { delivery: { state: mail.state, leavesAt: mail.notBefore } }),
  };
};

/** How a letter will look, with the person's own values. @throws Failure as `writeLetter`. */
export const previewLetter = async (deps: Deps, { kind, id, message }: NewLetter): Promise<MailPreview> => {
  const mail = mailOf(writtenOrThrow(deps.store.data, { kind, id }), message);
  if (!mail) throw new Failure('conflict', NO_MAIL);
  return previewOf(deps, mail);
};

/** The record of a letter with the letter; undefined where there is none. */
const letterWith = (draft: Draft, mailId: string) => {
  const { about } = draft.mails.get(mailId) ?? {};
  const kind = about?.type;
  if (!about || (kind !== 'donation' && kind !== 'testimonial' && kind !== 'message')) return undefined;
  const written = writtenOrThrow(draft, { kind, id: about.id });
  const letter = written.record.letters?.filter(isSent).find((one) => one.mailId === mailId);
  return letter && { written, letter };
};

/** What was answered before a letter, and waits again without it. */
const waitsAgain = (letters: Written['record']['letters'] = []): string | undefined => {
  const last = letters.at(-1);
  return last && !isSent(last) && !last.isAutomatic ? last.at : undefined;
};

/**
 * Takes back a letter that has not left: no mail is sent, and a message that it answered is open again.
 * @throws Failure `not_found`, or `conflict` once it has left.
 */
export const takeBackLetter = async (deps: Deps, mailId: string, actor: Actor): Promise<void> => {
  await deps.store.change((draft) => {
    const found = letterWith(draft, mailId);
    const mail = draft.mails.get(mailId);
    if (!found || !mail) throw new Failure('not_found', NO_LETTER);
    const isWaiting = mail.state === 'waiting' && Date.parse(mail.dueAt) > deps.now().getTime();
    if (!isWaiting && mail.state !== 'written') throw new Failure('conflict', HAS_LEFT);
    draft.mails.remove(mailId);
    const { written, letter } = found;
    const letters = written.record.letters?.filter((one) => one !== letter);
    const wasAnswer = written.kind === 'message' && written.record.answeredAt === letter.at;
    putLetters(
      draft,
      written,
      { letters, answerWaits: waitsAgain(letters) },
      wasAnswer ? { state: 'open', answeredAt: null } : {},
    );
    const subject = { subjectKind: written.kind, subjectId: written.record.id } as const;
    recordAudit(draft, deps, { actor, action: 'letter taken back', ...subject, detail: '' });
  });
  await forgetMails(deps, [mailId]);
};

/** Says that an answer needs none. @throws Failure `not_found`. */
export const settleAnswer = async (deps: Deps, about: LetterRecord): Promise<void> => {
  await deps.store.change((draft) => {
    const written = writtenOrThrow(draft, about);
    if (written.kind !== 'message' && written.record.answerWaits)
      putLetters(draft, written, { letters: written.record.letters });
  });
};
