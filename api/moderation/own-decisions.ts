import type { StoredAuditEntry } from '#contract/audit/audit.ts';
import { mailActs, type StaffMailAct } from '#contract/mail-admin/mail-acts.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import { UNDO_WINDOW_MS } from '#contract/moderation/moderation.ts';
import type { OwnDecision } from '#contract/moderation/own-decisions.ts';
import { subjectName } from '../audit/subject-name.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { isOwnDecision } from './undo-rules.ts';

const OWN_MAX = 100;
const SAME_MS = 1000;
const statuses = ['pending', 'approved', 'rejected', 'collected'] as const;

const kindOf = ({ subjectKind }: StoredAuditEntry): OwnDecision['kind'] | undefined =>
  subjectKind === 'donation' || subjectKind === 'testimonial' ? subjectKind : undefined;

const recordOf = (data: View, kind: OwnDecision['kind'], id: string) =>
  kind === 'donation' ? data.donations.get(id) : data.testimonials.get(id);

const actOf: Record<OwnDecision['kind'], Partial<Record<OwnDecision['status'], StaffMailAct>>> = {
  donation: {
    pending: 'reopenOffers',
    approved: 'approveOffers',
    rejected: 'declineOffers',
    collected: 'collectOffers',
  },
  testimonial: { approved: 'publishTestimonials', rejected: 'declineTestimonials' },
};

type Decision = Pick<OwnDecision, 'kind' | 'id' | 'at' | 'status'>;

const mailOf = ({ mails }: View, { kind, id, at, status }: Decision): OwnDecision['mail'] => {
  const act = actOf[kind][status];
  const kinds: readonly MailKind[] = act ? mailActs[act].mails : [];
  const caused = mails
    .list('about', id)
    .filter((mail) => kinds.includes(mail.kind) && Math.abs(Date.parse(mail.createdAt) - Date.parse(at)) <= SAME_MS);
  if (caused.length === 0) return null;
  const waiting = caused.filter(({ state, attempts }) => state === 'waiting' && attempts === 0);
  const [first] = waiting.map(({ dueAt }) => dueAt).sort();
  return { leaves: waiting.length === caused.length ? (first ?? null) : null };
};

const becameOf = (data: View, actor: Actor, kind: OwnDecision['kind'], id: string, at: string): OwnDecision['now'] => {
  const record = recordOf(data, kind, id);
  if (!record) return 'deleted';
  return record.previous && record.reviewedAt === at && isOwnDecision(record, actor) ? 'stands' : 'decided-again';
};

export const readOwnDecisions = (
  { store: { data }, now }: Pick<Deps, 'store' | 'now'>,
  actor: Actor,
): { decisions: OwnDecision[] } => {
  const since = new Date(now().getTime() - UNDO_WINDOW_MS).toISOString();
  const all = data.audit.list('newest', EVERY);
  const ended = all.findIndex(({ at }) => at < since);
  const mine = (ended === -1 ? all : all.slice(0, ended)).filter(({ actorId }) => actorId === actor.id);
  const undos = new Set(mine.filter(({ action }) => action === 'decision undone'));
  const decisions = mine.flatMap((entry): OwnDecision[] => {
    const { subjectId: id, at, action } = entry;
    const kind = kindOf(entry);
    const status = statuses.find((one) => one === action);
    if (!kind || !status) return [];
    // The newest decision before an undo is the one that it undid.
    const undo = [...undos].find((one) => one.subjectId === id && one.at >= at);
    if (undo) undos.delete(undo);
    const became = undo ? 'undone' : becameOf(data, actor, kind, id, at);
    const mail = became === 'stands' ? mailOf(data, { kind, id, at, status }) : null;
    return [{ kind, id, at, status, name: subjectName(data, entry), now: became, mail }];
  });
  return { decisions: decisions.slice(0, OWN_MAX) };
};
