import { useIsMutating, useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { useAlert } from '../../../ui/Alert.tsx';
import { readDecisionDrafts, storeDecisionDrafts, toDecisionDraft } from './decision-drafts.ts';
import { mayUndo, UNDOING_OWN } from './own-decision.ts';
import type { Choice, Draft, Moderated, ModerationSubject } from './subject.ts';
import { useAwaitedCard } from './useAwaitedCard.ts';
import { useBulkDecisions } from './useBulkDecisions.ts';
import { useDecisions } from './useDecisions.ts';
import { useDeletion } from './useDeletion.ts';
import { type Drafts, isWritten, useDrafts } from './useDrafts.ts';
import { useUndo } from './useUndo.ts';

/** Keeps drafts over a reload and the end of a session; they come back once the records are loaded. */
const useDecisionDrafts = <Item extends Moderated, Purpose extends string>(
  { kind, byId }: Pick<ModerationSubject<Item, Purpose>, 'kind' | 'byId'>,
  drafts: Drafts<Item, Purpose>,
): void => {
  const platform = usePlatform();
  const personId = useUser()?.id ?? '';
  const [waiting, setWaiting] = useState(() => readDecisionDrafts(kind, personId));
  const found = useQueries({ queries: waiting.map(({ id }) => byId(platform, id)) });
  const ready = waiting.flatMap((one, index) => {
    const record = found[index]?.data;
    return record ? [{ one, record }] : [];
  });
  if (ready.length > 0) {
    for (const { one, record } of ready) {
      const { id: _, seen, purpose, ...typed } = one;
      drafts.restore({ ...typed, purpose: purpose as Purpose | null, seen: { ...record, ...seen } });
    }
    setWaiting(waiting.filter((one) => !ready.some((other) => other.one === one)));
  }
  const { all } = drafts;
  useEffect(() => {
    const typed = all.filter(isWritten).map(toDecisionDraft);
    const others = waiting.filter(({ id }) => !typed.some((one) => one.id === id));
    storeDecisionDrafts(kind, personId, [...typed, ...others]);
  }, [all, waiting, kind, personId]);
};

interface FlowOptions<Item extends Moderated, Purpose extends string> {
  /** Called with a draft that is restored because the server refused its decision. */
  onRestored?: ((draft: Draft<Item, Purpose>) => void) | undefined;
}

const useFlow = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose | Item['status']>,
  { onRestored = () => {} }: FlowOptions<Item, Purpose | Item['status']>,
) => {
  const user = useUser();
  const say = useAlert();
  const undo = useUndo();
  const isUndoing = useIsMutating({ mutationKey: UNDOING_OWN }) > 0;
  const { dismiss } = undo;
  useEffect(() => {
    if (isUndoing) dismiss();
  }, [isUndoing, dismiss]);
  const drafts = useDrafts<Item, Purpose | Item['status']>();
  const awaited = useAwaitedCard();
  useDecisionDrafts(subject, drafts);
  const explain = (error: unknown, fallback: string) => {
    for (const sentence of subject.explain(error, fallback)) say(sentence);
  };
  const { decide, undoDecisions } = useDecisions(subject, { drafts, undo, awaited, explain, onRestored });
  // What is deleted has no decision that could be undone.
  const deletion = useDeletion(subject, { begin: () => undo.begin().drop(), forget: drafts.discard, explain });
  const bulk = useBulkDecisions(subject, { drafts, undo });
  return {
    undo,
    awaited,
    drafts,
    deletion,
    bulk,
    /** Opens the form for the notes, or sends a decision that needs none at once; does nothing if it may not follow. */
    openDecision(item: Item, to: Item['status']) {
      if (!subject.mayDecide(item, to)) return;
      if (subject.asksForNotes(to)) drafts.openForm(item, to);
      else decide({ seen: item, to, notes: '', draft: undefined });
    },
    /** Sends the decision about the record as it was seen. */
    confirmDecision: (choice: Choice<Item>) => decide({ ...choice, draft: drafts.of(choice.seen.id) }),
    /** Closes the form; typed notes are kept until it is opened again. */
    cancelDecision: (id: string) => drafts.close(id),
    undoDecision(item: Item) {
      undo.dismiss();
      undoDecisions([{ after: item }]);
    },
    mayUndo: (item: Item, now: Date) => mayUndo(item, user, now),
  };
};

/** Creates the context for one kind of record; it outlives the pages of the list and their cards. */
export const createModeration = <Item extends Moderated, Purpose extends string>(
  subject: ModerationSubject<Item, Purpose | Item['status']>,
) => {
  type Flow = ReturnType<typeof useFlow<Item, Purpose>>;
  const FlowContext = createContext<Flow | null>(null);

  const ModerationProvider = ({
    children,
    ...options
  }: FlowOptions<Item, Purpose | Item['status']> & { children: ReactNode }) => (
    <FlowContext value={useFlow<Item, Purpose>(subject, options)}>{children}</FlowContext>
  );

  const useModeration = (): Flow => {
    const flow = useContext(FlowContext);
    if (!flow) throw new Error('useModeration is called outside its ModerationProvider.');
    return flow;
  };

  return { ModerationProvider, useModeration };
};
