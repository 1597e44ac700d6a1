import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailPreview } from '#contract/mail-admin/mail-templates.ts';
import type { ReadMail, StoredMail } from '#contract/mail-admin/mails.ts';
import { type May, mayDo } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { NewMail } from '../mail/outbox.ts';
import type { Draft, View } from '../store/store.ts';
import { composeMail, shownWords } from './compose.ts';
import { viewMail } from './list.ts';

const NO_SUCH_MAIL = 'There is no such mail any more.';
const NOT_YOURS = 'Your role does not include this mail.';
const LEFT_OUT = 'The words of this mail can no longer be made: what it is about is gone.';

export const mailOrThrow = ({ mails }: View | Draft, id: string): StoredMail => {
  const mail = mails.get(id);
  if (!mail?.to) throw new Failure('not_found', NO_SUCH_MAIL);
  return mail;
};

/** Preview of a mail that is not in the outbox. @throws Failure `conflict` when its record is gone. */
export const previewOf = async (deps: Deps, { values = {}, ...mail }: NewMail): Promise<MailPreview> => {
  const now = deps.now().toISOString();
  const outcome = { state: 'waiting', attempts: 0, lastError: null, createdAt: now, sentAt: null } as const;
  const queued = {
    ...mail,
    values,
    id: '',
    mailbox: '',
    cause: 'notice',
    ...outcome,
    notBefore: now,
    dueAt: now,
  } as const;
  const composed = await composeMail(deps, queued);
  if (!composed) throw new Failure('conflict', LEFT_OUT);
  return shownWords(deps, composed);
};

const mayRead = ({ about }: StoredMail): May =>
  about?.type === 'data-request' ? 'privacy' : about === null || about.type === 'person' ? 'connections' : 'decide';

const wordsOf = async (deps: Deps, mail: StoredMail): Promise<ReadMail['words']> => {
  if (mail.sent) return mail.sent;
  if (mail.sentAt || mailKinds[mail.kind].lane === 'security') return null;
  const composed = await composeMail(deps, mail);
  if (!composed) return null;
  const { subject, text } = shownWords(deps, composed);
  return { subject, text };
};

export const readMail = async (deps: Deps, id: string, { role }: Actor): Promise<ReadMail> => {
  const mail = mailOrThrow(deps.store.data, id);
  if (!mayDo(role, mayRead(mail)) && !mayDo(role, 'connections')) throw new Failure('forbidden', NOT_YOURS);
  return { ...viewMail(deps.store.data, mail), words: await wordsOf(deps, mail) };
};
