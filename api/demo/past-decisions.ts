import type { AuditAction } from '#contract/audit/audit.ts';
import { nameWithoutAccount } from '#contract/people/author.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

interface PastDecision {
  at: string;
  by: string;
  from?: string;
  to: AuditAction<'donation' | 'testimonial'>;
  subjectKind: 'donation' | 'testimonial';
  subjectId: string;
  detail?: string;
}

export const recordPast = (
  draft: Draft,
  { newId }: Pick<Deps, 'newId'>,
  { at, by, from = 'pending', to, ...subject }: PastDecision,
): void =>
  recordAudit(
    draft,
    { newId, now: () => new Date(at) },
    {
      actor: { id: null, name: nameWithoutAccount(by) ?? by },
      action: to,
      changed: { before: { status: from }, after: { status: to } },
      ...subject,
    },
  );
