import { useCallback, useState } from 'react';
import { useUser } from './PlatformContext.tsx';
import { keepTyped, readTyped, type TypedStorage } from './typed-words.ts';

interface TypedWords<Words> {
  /** What the signed-in person typed here before and has not saved, or null. */
  typed: Words | null;
  /** Keeps what is typed now; null once it is saved or given up. */
  keep(words: Words | null): boolean;
}

/**
 * Keeps what the signed-in person types about something until it is saved; `about` null keeps nothing. `parse` says whether what
 * is kept still fits.
 */
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
