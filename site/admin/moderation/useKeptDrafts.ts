import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { keepDrafts, readKeptDrafts, toKept } from './kept-drafts.ts';
import type { Moderated, ModerationSubject } from './subject.ts';
import { type Drafts, isWritten } from './useDrafts.ts';

/** Keeps drafts over a reload and the end of a session; they come back once the records are loaded. */
export const useKeptDrafts = <Item extends Moderated, Purpose extends string>(
  { kind, byId }: Pick<ModerationSubject<Item, Purpose>, 'kind' | 'byId'>,
  drafts: Drafts<Item, Purpose>,
): void => {
  const platform = usePlatform();
  const personId = useUser()?.id ?? '';
  const [waiting, setWaiting] = useState(() => readKeptDrafts(kind, personId));
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
    const typed = all.filter(isWritten).map(toKept);
    const others = waiting.filter(({ id }) => !typed.some((one) => one.id === id));
    keepDrafts(kind, personId, [...typed, ...others]);
  }, [all, waiting, kind, personId]);
};
