import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../client/preferences.ts';
import { lazyPart, useLazy } from '../../ui/LazyPart.tsx';
import { usePreferences } from '../preferences/usePreferences.ts';

const richBody = lazyPart(async () => (await import('./rich/RichBody.tsx')).RichBody);

interface WritingMode {
  mode: 'loading' | 'markdown' | { RichBody: NonNullable<ReturnType<typeof richBody.current>['Part']> };
  /** True when the other field was wanted and could not be loaded. */
  failed: boolean;
  change(): void;
}

/** Loads the rich field only for people who write in it. */
export const useWritingMode = (): WritingMode => {
  const { isPending, data } = useQuery(preferencesQuery(usePlatform()));
  const { change } = usePreferences();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { Part: RichBody, failures, isLoading } = useLazy(richBody);
  const markdown = chosen ?? data?.writesMarkdown ?? false;
  const wanted = !markdown && (chosen !== null || !isPending);
  useEffect(() => {
    if (wanted) void richBody.load();
  }, [wanted]);
  const failed = wanted && failures > 0 && !isLoading;
  return {
    mode: markdown || failed ? 'markdown' : wanted && RichBody ? { RichBody } : 'loading',
    failed,
    change: () => {
      const next = failed ? false : !markdown;
      if (failed) void richBody.load();
      setChosen(next);
      change({ writesMarkdown: next });
    },
  };
};
