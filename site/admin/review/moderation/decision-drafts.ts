import * as z from 'zod/mini';
import { readStaffDraft, storeStaffDraft } from '../../../client/staff-drafts.ts';
import type { Draft, Moderated } from './subject.ts';

const decisionDraft = z.object({
  id: z.string(),
  purpose: z.nullable(z.string()),
  notes: z.string(),
  reasonForDonor: z.string(),
  consent: z.string(),
  redaction: z.string(),
  /** Keeps nothing of the record but what a decision depends on. */
  seen: z.object({
    status: z.string(),
    correctedAt: z.optional(z.nullable(z.string())),
    content: z.optional(z.string()),
  }),
});
export type DecisionDraft = z.infer<typeof decisionDraft>;

export const toDecisionDraft = ({ seen, ...typed }: Draft<Moderated, string>): DecisionDraft => {
  const { id, status, correctedAt, content } = seen;
  const edits = typed.purpose === 'redaction' && content !== undefined;
  return {
    ...typed,
    id,
    seen: { status, ...(correctedAt !== undefined && { correctedAt }), ...(edits && { content }) },
  };
};

export const storeDecisionDrafts = (kind: string, personId: string, drafts: readonly DecisionDraft[]): void =>
  void storeStaffDraft(kind, personId, drafts.length === 0 ? null : drafts);

export const readDecisionDrafts = (kind: string, personId: string): readonly DecisionDraft[] =>
  z.safeParse(z.array(decisionDraft), readStaffDraft(kind, personId)).data ?? [];

export const readAllDecisionDrafts = (personId: string): readonly DecisionDraft[] =>
  ['testimonial', 'donation'].flatMap((kind) => readDecisionDrafts(kind, personId));
