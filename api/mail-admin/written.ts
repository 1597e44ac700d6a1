import type { AuditAction } from '#contract/audit/audit.ts';
import { dublinDay } from '#contract/dublin.ts';
import { type MailKind, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import { DECISION_WAITS_MS, type StoredMail, type WrittenMails } from '#contract/mail-admin/mails.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { GIVEN_UP_AFTER_MS } from '../delivery/back-off.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft, View } from '../store/store.ts';
import { linksOf } from './links.ts';

type WrittenDeps = Pick<Deps, 'store' | 'manageLinks' | 'invitationLinks' | 'policy' | 'now'>;
type Data = View | Draft;

const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 500;
const NO_SERVER = 'No mail server is set up, so nothing can be sent. Please set one up first.';
const OVER = 'What this mail says is over, so it is not sent any more.';

const signInEnds = ({ people, factorUndos }: Data, { about, kind, values, createdAt }: StoredMail): number => {
  const person = about?.type === 'person' ? people.get(about.id) : undefined;
  const link =
    kind === 'email-change'
      ? person?.emailChange
      : kind === 'was-this-you'
        ? person?.browserLink
        : factorUndos.get(values.undo ?? '');
  return link ? Date.parse(link.expiresAt) : Date.parse(createdAt) + DAY_MS;
};

const isDayAhead = ({ donations }: Data, { about, kind }: StoredMail, today: string): boolean => {
  const agreed = donations.get(about?.id ?? '')?.pickup?.agreed?.date;
  return agreed === undefined ? kind === 'day-changed' : agreed >= today;
};

const dayKinds: readonly MailKind[] = ['day-agreed', 'day-changed'];
const invitationKinds: readonly MailKind[] = ['invitation', 'password-reset'];

/** A mail in a file is given up after four days, like one that waits, or once its link, its day or its news is over. */
const makesSense = (deps: WrittenDeps, data: Data, mail: StoredMail): boolean => {
  const { kind, mailbox, createdAt, words } = mail;
  const now = deps.now();
  if (Date.parse(createdAt) < now.getTime() - GIVEN_UP_AFTER_MS) return false;
  // A trial of words is tried again.
  if (words || data.bouncedMailboxes.get(mailbox)) return false;
  // Where somebody still waits, the next one comes within half an hour.
  if (kind === 'somebody-in-danger') return false;
  if (kind === 'daily-digest' && dublinDay(new Date(createdAt)) !== dublinDay(now)) return false;
  if (dayKinds.includes(kind) && !isDayAhead(data, mail, dublinDay(now))) return false;
  const isOfSignIn = mailKinds[kind].lane === 'security' && !invitationKinds.includes(kind);
  if (isOfSignIn && signInEnds(data, mail) <= now.getTime()) return false;
  return linksOf(deps, mail, null) !== null;
};

const writtenOf = (data: Data): readonly StoredMail[] => data.mails.list('state', 'written');

const isLeaving = ({ state, writtenAt, attempts }: StoredMail): boolean =>
  state === 'waiting' && writtenAt !== undefined && attempts === 0;

const setGoing = (mail: StoredMail, at: string): StoredMail => ({
  ...mail,
  state: 'waiting',
  attempts: 0,
  lastError: null,
  notBefore: at,
  dueAt: at,
});

const leavingOf = (deps: WrittenDeps): WrittenMails['leaving'] => {
  const now = deps.now().toISOString();
  const ahead = deps.store.data.mails
    .list('state', 'waiting')
    .filter((mail) => isLeaving(mail) && mail.notBefore > now)
    .map(({ notBefore }) => notBefore)
    .sort();
  return ahead[0] ? { mails: ahead.length, at: ahead[0] } : null;
};

export const readWritten = (deps: WrittenDeps): WrittenMails => {
  const { data } = deps.store;
  const written = writtenOf(data);
  const sensible = written.filter((mail) => makesSense(deps, data, mail));
  const byKind = new Map<MailKind, number>();
  for (const { kind } of sensible) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  return {
    mails: sensible.length,
    people: new Set(sensible.map(({ mailbox }) => mailbox)).size,
    kinds: [...byKind].map(([kind, mails]) => ({ kind, mails })).sort((a, b) => b.mails - a.mails),
    leftOut: written.length - sensible.length,
    leaving: leavingOf(deps),
  };
};

const changeEach = async (
  deps: Pick<Deps, 'store' | 'now' | 'newId'>,
  ids: readonly string[],
  edit: (mail: StoredMail, draft: Draft) => StoredMail | null,
  audited: { actor: Actor; action: AuditAction<'settings'> },
): Promise<void> => {
  for (let at = 0; at < ids.length; at += BATCH_SIZE)
    await deps.store.change((draft) => {
      let mails = 0;
      for (const id of ids.slice(at, at + BATCH_SIZE)) {
        const mail = draft.mails.get(id);
        const changed = mail && edit(mail, draft);
        if (!changed) continue;
        draft.mails.put(changed);
        mails += 1;
      }
      const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'mails from files' } as const;
      if (mails > 0) recordAudit(draft, deps, { ...audited, ...subject, changed: { before: {}, after: { mails } } });
    });
};

/**
 * Sends mails from files that still make sense, once each. They leave after two minutes and can be taken back until then.
 * @throws Failure `conflict` without a mail server.
 */
export const sendWritten = async (deps: Deps, actor: Actor): Promise<WrittenMails> => {
  if (!deps.mailer.mailServer) throw new Failure('conflict', NO_SERVER);
  const leavesAt = new Date(deps.now().getTime() + DECISION_WAITS_MS).toISOString();
  const ids = writtenOf(deps.store.data).map(({ id }) => id);
  const edit = (mail: StoredMail, draft: Draft) =>
    mail.state === 'written' && makesSense(deps, draft, mail) ? setGoing(mail, leavesAt) : null;
  await changeEach(deps, ids, edit, { actor, action: 'sent' });
  return readWritten(deps);
};

/** Takes back mails set going by `sendWritten` that have not left. @throws Failure `conflict` when all have left. */
export const takeBackWritten = async (deps: Deps, actor: Actor): Promise<WrittenMails> => {
  const ids = deps.store.data.mails
    .list('state', 'waiting')
    .filter(isLeaving)
    .map(({ id }) => id);
  const edit = (mail: StoredMail) => (isLeaving(mail) ? { ...mail, state: 'written' as const } : null);
  await changeEach(deps, ids, edit, { actor, action: 'taken back' });
  return readWritten(deps);
};

/** Queues one mail from a file. @throws Failure `conflict` if it cannot be sent, or is over. */
export const sendOneWritten = (deps: Deps, draft: Draft, mail: StoredMail): StoredMail => {
  if (!deps.mailer.mailServer) throw new Failure('conflict', NO_SERVER);
  if (!makesSense(deps, draft, mail)) throw new Failure('conflict', OVER);
  return setGoing(mail, deps.now().toISOString());
};
