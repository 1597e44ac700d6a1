import { useCallback, useState } from 'react';
import { useUser } from './PlatformContext.tsx';
import { keepTyped, readTyped, type TypedStorage } from './typed-words.ts';

interface TypedWords<Words> {
  typed: Words | null;
  /** Null once it is saved or given up. */
  keep(words: Words | null): boolean;
}

/** Keeps nothing if `about` is null; `parse` returns null if what is kept no longer fits. */
export const useTypedWords = <Words>(
  about: string | null,
  parse: (kept: unknown) => Words | null,
  storage: TypedStorage = 'tab',
): TypedWords<Words> => {
  const user = useUser();
  // Whoever began it: its session may end meanwhile.
  const [personId] = useState(user?.id ?? '');
  const [typed] = useState(() => {
    const kept = about === null ? null : readTyped(about, personId, storage);
    return kept === null ? null : parse(kept);
  });
  const keep = useCallback(
    (words: Words | null) => about !== null && keepTyped(about, personId, words, storage),
    [about, personId, storage],
  );
  return { typed, keep };
};
