import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerAfter, changeBy, changeTo, type RecordChange } from '#contract/moderation/answer-after.ts';
import type { Decision } from '#contract/moderation/decision.ts';
import type { User } from '#contract/people/people.ts';
import { isConflict, sentenceOf } from '../../../client/api-error.ts';
import { useOutbox } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { fieldsOf } from '../../../client/query-keys.ts';
import { retryAfterSignIn } from '../../../client/retry-after-sign-in.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import type { Choice, Draft, Moderated, ModerationSubject } from './subject.ts';
import type { AwaitedCard } from './useAwaitedCard.ts';
import { type Drafts, isWritten } from './useDrafts.ts';
import { useRefresh } from './useRefresh.ts';
import type { Undo } from './useUndo.ts';

interface CacheSnapshot {
  loaded: readonly QueryKey[];
  restore(): void;
}

/**
 * Remembers the data of matching queries before a change is shown that the server may refuse. Requests under way for them are
 * cancelled, as their answers would not show the change.
 */
const cacheSnapshot = async (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<CacheSnapshot> => {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const before = keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  return {
    loaded: before.map(([key]) => key),
    restore: () => {
      for (const [key, data] of before) queryClient.setQueryData(key, data);
    },
  };
};

interface SentChoice<Item extends Moderated, Purpose extends string> extends Choice<Item> {
  draft: Draft<Item, Purpose> | undefined;
}

/** `before` is the record before the decision, if it is known here. */
export interface UndoneDecision<Item extends Moderated> {
  before?: Item;
  after: Item;
}

interface Parts<Item extends Moderated, Purpose extends string> {
  drafts: Drafts<Item, Purpose>;
  undo: Undo;
  explain(error: unknown, fallback: string): void;
  awaited: AwaitedCard;
  onRestored(draft: Draft<Item, Purpose>): void;
}

/** Shows changes at once in every loaded query, and returns a function that reverts them. */
const useShowChanges = <Item extends Moderated, Purpose extends string>({
  queryKeys,
}: ModerationSubject<Item, Purpose>) => {
  const queryClient = useQueryClient();
  return async (changes: readonly RecordChange[]): Promise<() => void> => {
    const snapshot = await cacheSnapshot(queryClient, queryKeys);
    for (const change of changes)
      for (const key of snapshot.loaded)
        queryClient.setQueryData(key, (answer: unknown) => answerAfter(fieldsOf(key), answer, change));
    return snapshot.restore;
  };
};

/** Shows an undo at once if the record before it is known; alerts say which are refused. */
const useUndoDecisions = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  awaited: AwaitedCard,
): ((undone: readonly UndoneDecision<Item>[]) => void) => {
  const platform = usePlatform();
  const outbox = useOutbox();
  const say = useAlert();
  const showChanges = useShowChanges(subject);
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (undone: readonly UndoneDecision<Item>[]) =>
      Promise.allSettled(
        undone.map(({ after }) => retryAfterSignIn(platform.session, () => outbox.undo(subject.kind, after.id))),
      ),
    onMutate: (undone) => {
      awaited.expect(undone[0]?.after.id ?? '');
      return showChanges(
        undone.flatMap(({ before, after }) => (before ? [changeTo(subject.kind, after, before)] : [])),
      );
    },
    onSuccess: (results, _undone, putBack) => {
      const refused = results.filter((result) => result.status === 'rejected');
      if (refused.length > 0) putBack();
      for (const { reason } of refused) say(sentenceOf(reason, subject.failed.undo));
    },
    onSettled: async () => {
      await refreshWhenIdle();
      awaited.settle();
    },
  });
  return mutate;
};

const decisionOf = <Item extends Moderated>(
  kind: Decision['kind'],
  { seen, to, notes, reasonForDonor }: Choice<Item>,
  by: User | null,
): Decision => ({
  ...{ kind, id: seen.id, to, notes, reasonForDonor },
  seen: { status: seen.status, correctedAt: seen.correctedAt ?? null },
  at: new Date().toISOString(),
  by: by && { id: by.id, name: by.name },
});

/**
 * Shows each decision at once and offers to undo it. If the server refuses it, lists, counts and typed notes are put back, and
 * alerts say why.
 */
export const useDecisions = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  { drafts, undo, awaited, explain, onRestored }: Parts<Item, Purpose>,
) => {
  const platform = usePlatform();
  const outbox = useOutbox();
  const user = useUser();
  const showChanges = useShowChanges(subject);
  const undoDecisions = useUndoDecisions(subject, awaited);
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const { mutate: decide } = useMutation({
    mutationKey,
    mutationFn: ({ decision, seen }: SentChoice<Item, Purpose> & { decision: Decision }) =>
      retryAfterSignIn(platform.session, () => outbox.decide(decision, seen)),
    onMutate: async ({ draft, decision }) => {
      const pending = undo.begin();
      if (draft) drafts.discard(draft.seen.id);
      return { pending, putBack: await showChanges([changeBy(decision)]) };
    },
    onSuccess: (after, { seen }, { pending }) =>
      pending.offer(subject.doneLabel(after), () => undoDecisions([{ before: seen, after }]), {
        note: subject.mailNote(after),
      }),
    onError: (error, { draft, to }, context) => {
      context?.pending.drop();
      context?.putBack();
      // After a conflict a form without notes stays closed, so that the record is read again first.
      if (draft && (isWritten(draft) || !isConflict(error))) {
        drafts.restore(draft);
        onRestored(draft);
      }
      explain(error, subject.failed.decide[to as Item['status']]);
    },
    onSettled: refreshWhenIdle,
  });
  return {
    decide: (choice: SentChoice<Item, Purpose>) =>
      decide({ ...choice, decision: decisionOf(subject.kind, choice, user) }),
    undoDecisions,
  };
};
