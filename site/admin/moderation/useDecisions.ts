import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict, sentenceOf } from '../../client/api-error.ts';
import { onceSignedIn } from '../../client/once-signed-in.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { useAlert } from '../../ui/Alert.tsx';
import { cacheSnapshot } from './cache-snapshot.ts';
import type { Decision, Draft, Moderated, ModerationSubject, ShownChange } from './subject.ts';
import type { AwaitedCard } from './useAwaitedCard.ts';
import { type Drafts, isWritten } from './useDrafts.ts';
import { useRefresh } from './useRefresh.ts';
import type { Undo } from './useUndo.ts';

/** A decision that is sent, with the draft that it was made from. */
interface SentDecision<Item extends Moderated, Purpose extends string> extends Decision<Item> {
  draft: Draft<Item, Purpose> | undefined;
}

/** A decision to undo; `before` is the record before it, where that is known here. */
export interface UndoneDecision<Item extends Moderated> {
  before?: Item;
  after: Item;
}

interface Parts<Item extends Moderated, Purpose extends string> {
  drafts: Drafts<Item, Purpose>;
  undo: Undo;
  /** Says in alerts why a call failed. */
  explain(error: unknown, fallback: string): void;
  /** Becomes the current card when it is back in the list. */
  awaited: AwaitedCard;
  /** Called with a draft that is put back because the server refused its decision. */
  onRestored(draft: Draft<Item, Purpose>): void;
}

/** Shows changes at once, in every query that is loaded. Returns what puts everything back. */
const useShowChanges = <Item extends Moderated, Purpose extends string>({
  queryKeys,
  showIn,
}: ModerationSubject<Item, Purpose>) => {
  const queryClient = useQueryClient();
  return async (changes: readonly ShownChange<Item>[]): Promise<() => void> => {
    const snapshot = await cacheSnapshot(queryClient, queryKeys);
    for (const change of changes) for (const key of snapshot.loaded) showIn(queryClient, key, change);
    return snapshot.restore;
  };
};

/** Undoes one's own decisions. Those whose record is known as it was before show at once; alerts say which are refused. */
const useUndoDecisions = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  awaited: AwaitedCard,
): ((undone: readonly UndoneDecision<Item>[]) => void) => {
  const platform = usePlatform();
  const say = useAlert();
  const showChanges = useShowChanges(subject);
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (undone: readonly UndoneDecision<Item>[]) =>
      Promise.allSettled(
        undone.map(({ after }) => onceSignedIn(platform.session, () => subject.undo(platform, after.id))),
      ),
    onMutate: (undone) => {
      awaited.expect(undone[0]?.after.id ?? '');
      return showChanges(undone.flatMap(({ before, after }) => (before ? [{ before: after, after: before }] : [])));
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

/**
 * Sends decisions. Each shows at once and is offered to be undone; when the server refuses it, the lists, counts and typed
 * notes are put back, and alerts say why.
 */
export const useDecisions = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose>,
  { drafts, undo, awaited, explain, onRestored }: Parts<Item, Purpose>,
) => {
  const platform = usePlatform();
  const user = useUser();
  const showChanges = useShowChanges(subject);
  const undoDecisions = useUndoDecisions(subject, awaited);
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const { mutate: decide } = useMutation({
    mutationKey,
    mutationFn: (sent: SentDecision<Item, Purpose>) =>
      onceSignedIn(platform.session, () => subject.decide(platform, sent)),
    onMutate: async ({ draft, ...decision }) => {
      const pending = undo.begin();
      if (draft) drafts.discard(draft.seen.id);
      const after = subject.decided(decision, user);
      return { pending, putBack: await showChanges([{ before: decision.seen, after }]) };
    },
    onSuccess: (after, { seen }, { pending }) =>
      pending.offer(subject.doneLabel(after), () => undoDecisions([{ before: seen, after }]), subject.mailNote(after)),
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
  return { decide, undoDecisions };
};
