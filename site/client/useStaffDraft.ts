import { useCallback, useState } from 'react';
import { useUser } from './PlatformContext.tsx';
import { type DraftStorage, readStaffDraft, storeStaffDraft } from './staff-drafts.ts';

interface StaffDraft<Words> {
  typed: Words | null;
  /** Null once it is saved or given up. */
  keep(words: Words | null): boolean;
}

/** Keeps nothing if `about` is null; `parse` returns null if what is kept no longer fits. */
export const useStaffDraft = <Words>(
  about: string | null,
  parse: (stored: unknown) => Words | null,
  storage: DraftStorage = 'tab',
): StaffDraft<Words> => {
  const user = useUser();
  // Whoever began it: its session may end meanwhile.
  const [personId] = useState(user?.id ?? '');
  const [typed] = useState(() => {
    const stored = about === null ? null : readStaffDraft(about, personId, storage);
    return stored === null ? null : parse(stored);
  });
  const keep = useCallback(
    (words: Words | null) => about !== null && storeStaffDraft(about, personId, words, storage),
    [about, personId, storage],
  );
  return { typed, keep };
};
