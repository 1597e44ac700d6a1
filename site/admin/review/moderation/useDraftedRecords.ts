import { useQueries } from '@tanstack/react-query';
import { ApiError } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { Moderated, ModerationSubject, Overtaken } from './subject.ts';
import type { OpenDraft } from './useDrafts.ts';

export interface DraftedRecord<Item extends Moderated, Purpose extends string> {
  draft: OpenDraft<Item, Purpose>;
  /** From the list or the server; as it was seen while that is unknown. */
  record: Item;
  overtaken: Overtaken | null;
  /** False until it is known how the record stands. */
  known: boolean;
}

const isDeleted = (error: unknown) => error instanceof ApiError && error.status === 404;

export const useDraftedRecords = <Item extends Moderated, Purpose extends string>(
  { byId, overtakenBy }: ModerationSubject<Item, Purpose>,
  drafts: readonly OpenDraft<Item, Purpose>[],
  listed: readonly Item[],
): DraftedRecord<Item, Purpose>[] => {
  const platform = usePlatform();
  const inList = drafts.map(({ seen }) => listed.find(({ id }) => id === seen.id));
  const found = useQueries({
    queries: drafts.map(({ seen }, index) => ({ ...byId(platform, seen.id), enabled: !inList[index] })),
  });
  return drafts.map((draft, index) => {
    const { data, error } = found[index] ?? {};
    const now = inList[index] ?? data;
    if (!inList[index] && isDeleted(error)) return { draft, record: draft.seen, overtaken: 'deleted', known: true };
    const record = now ?? draft.seen;
    return { draft, record, overtaken: overtakenBy(draft, record), known: now !== undefined };
  });
};
