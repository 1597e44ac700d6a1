import type { MailboxCheck } from '#contract/mail-admin/mailbox.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { type IncomingMail, unreadMail } from '../mail/incoming/incoming-mail.ts';
import { type FetchedMail, MailboxFailure, type OpenMailbox, openMailbox } from './connect.ts';
import { beginAtEnd, createPlace, noteFailing, noteWorking, type Place } from './position.ts';
import { mailboxId, mailboxInUse } from './settings.ts';
import { type Outcome, storeIncomingMail } from './store-incoming-mail.ts';

const MAILS_AT_ONCE = 200;

type Counts = Record<Outcome, number>;

const readMail = (
  { mailParser }: Pick<Deps, 'mailParser'>,
  { source, isTooLarge }: FetchedMail,
): Promise<IncomingMail> =>
  source ? mailParser.parse({ source, isTooLarge }).catch(() => unreadMail(source)) : Promise.resolve(unreadMail(null));

const takeOrSkip = async (deps: Deps, mail: IncomingMail, place: Place, uid: number): Promise<Outcome | null> => {
  try {
    return await storeIncomingMail(deps, mail, place);
  } catch (error) {
    if (error instanceof Failure && error.code === 'unavailable') throw error;
    deps.log.warn('mailbox.mail-not-taken', { uid, ...describeError(error) });
    return storeIncomingMail(deps, { ...mail, subject: '', text: null, files: [] }, place);
  }
};

const takeNew = async (deps: Deps, id: string, folder: OpenMailbox): Promise<Counts> => {
  const { store, log, stopping } = deps;
  const { uidValidity } = folder;
  const counts: Counts = { answers: 0, messages: 0, bounces: 0, ignored: 0 };
  let read = store.data.mailboxPositions.get(id)?.read ?? null;
  if (read?.uidValidity !== uidValidity) {
    // Numbers of another numbering say nothing of these mails; a new mailbox may hold those of years.
    if (read) log.warn('mailbox.renumbered');
    await beginAtEnd(deps, id, { uidValidity, uid: folder.uidNext - 1 });
    return counts;
  }
  for (const uid of (await folder.after(read.uid)).slice(0, MAILS_AT_ONCE)) {
    if (stopping.aborted) break;
    const fetched = await folder.fetch(uid);
    if (!fetched) continue;
    const outcome = await takeOrSkip(deps, await readMail(deps, fetched), createPlace(id, read, uid), uid);
    if (outcome === null) break;
    counts[outcome] += 1;
    read = { uidValidity, uid };
  }
  return counts;
};

/**
 * Null if no mailbox is set up. Any number of processes may call it at once: each mail is taken once.
 * @throws Failure `unavailable` when nothing can be stored.
 */
export const readMailbox = async (deps: Deps): Promise<MailboxCheck | null> => {
  const account = mailboxInUse(deps);
  if (!account) return null;
  const id = mailboxId(account);
  let folder: OpenMailbox | undefined;
  try {
    folder = await openMailbox(account, deps.stopping);
    const counts = await takeNew(deps, id, folder);
    await noteWorking(deps, id);
    if (Object.values(counts).some((count) => count > 0)) deps.log.info('mailbox.read', { ...counts });
    return { total: folder.total, ...counts, code: null, answer: null };
  } catch (error) {
    if (!(error instanceof MailboxFailure) || deps.stopping.aborted) throw error;
    const { code, answer } = error;
    if (await noteFailing(deps, id, code)) deps.log.warn('mailbox.not-read', { code });
    return { total: null, answers: 0, messages: 0, bounces: 0, ignored: 0, code, answer };
  } finally {
    folder?.close();
  }
};

/** Longer than a look takes; then another process may look, if this one has ended. */
const TURN_SECONDS = 150;

/** For every minute: one process at a time, and none while the last look goes on. */
export const readInTurn = (deps: Deps, holdDuty: (name: string, seconds: number) => Promise<boolean>) => {
  let isLooking = false;
  return async (): Promise<void> => {
    if (isLooking || !mailboxInUse(deps)) return;
    isLooking = true;
    try {
      if (await holdDuty('mailbox', TURN_SECONDS)) await readMailbox(deps);
    } finally {
      isLooking = false;
    }
  };
};
