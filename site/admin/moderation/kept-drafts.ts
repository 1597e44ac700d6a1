import * as z from 'zod/mini';
import { keepTyped, readTyped } from '../../client/typed-words.ts';
import type { Draft, Moderated } from './subject.ts';

const keptDraft = z.object({
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
export type KeptDraft = z.infer<typeof keptDraft>;

export const toKept = ({ seen, ...typed }: Draft<Moderated, string>): KeptDraft => {
  const { id, status, correctedAt, content } = seen;
  const edits = typed.purpose === 'redaction' && content !== undefined;
  return {
    ...typed,
    id,
    seen: { status, ...(correctedAt !== undefined && { correctedAt }), ...(edits && { content }) },
  };
};

export const keepDrafts = (kind: string, personId: string, drafts: readonly KeptDraft[]): void =>
  void keepTyped(kind, personId, drafts.length === 0 ? null : drafts);

export const readKeptDrafts = (kind: string, personId: string): readonly KeptDraft[] =>
  z.safeParse(z.array(keptDraft), readTyped(kind, personId)).data ?? [];

export const readAllKept = (personId: string): readonly KeptDraft[] =>
  ['testimonial', 'donation'].flatMap((kind) => readKeptDrafts(kind, personId));
