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
  /** What of the record a decision depends on, as it was seen; nothing else of it is kept. */
  seen: z.object({
    status: z.string(),
    correctedAt: z.optional(z.nullable(z.string())),
    content: z.optional(z.string()),
  }),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** What is kept of a draft: the typed words, and the record's id. */
export const toKept = ({ seen, ...typed }: Draft<Moderated, string>): KeptDraft => {
  const { id, status, correctedAt, content } = seen;
  const edits = typed.purpose === 'redaction' && content !== undefined;
  return {
    ...typed,
    id,
    seen: { status, ...(correctedAt !== undefined && { correctedAt }), ...(edits && { content }) },
  };
};

/** Keeps what a person typed about records of one kind. */
export const keepDrafts = (kind: string, personId: string, drafts: readonly KeptDraft[]): void =>
  void keepTyped(kind, personId, drafts.length === 0 ? null : drafts);

/** What this person typed in this tab before and has not sent. */
export const readKeptDrafts = (kind: string, personId: string): readonly KeptDraft[] =>
  z.safeParse(z.array(keptDraft), readTyped(kind, personId)).data ?? [];

/** Everything that this person typed in this tab and has not sent, of every kind. */
export const readAllKept = (personId: string): readonly KeptDraft[] =>
  ['testimonial', 'donation'].flatMap((kind) => readKeptDrafts(kind, personId));
