import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../client/preferences.ts';
import { usePreferences } from '../preferences/usePreferences.ts';

type RichModule = Pick<typeof import('./rich/RichBody.tsx'), 'RichBody'>;

interface WritingMode {
  /** The field to write in: still being loaded, Markdown, or the one that shows the text as it will look. */
  mode: 'loading' | 'markdown' | RichModule;
  /** True when the other field was wanted and could not be loaded. */
  failed: boolean;
  /** Takes the other way, and remembers it for the person. */
  change(): void;
}

/** How the person writes posts, as they chose last. The writing field is loaded only for those who write in it. */
export const useWritingMode = (): WritingMode => {
  const { isPending, data } = useQuery(preferencesQuery(usePlatform()));
  const { change } = usePreferences();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [rich, setRich] = useState<RichModule | 'failed' | null>(null);
  const markdown = chosen ?? data?.writesMarkdown ?? false;
  const wanted = !markdown && (chosen !== null || !isPending);
  useEffect(() => {
    if (!wanted || rich) return;
    let left = false;
    import('./rich/RichBody.tsx').then(
      ({ RichBody }) => !left && setRich({ RichBody }),
      () => !left && setRich('failed'),
    );
    return () => {
      left = true;
    };
  }, [wanted, rich]);
  const failed = wanted && rich === 'failed';
  return {
    mode: markdown || failed ? 'markdown' : wanted && rich && rich !== 'failed' ? rich : 'loading',
    failed,
    change: () => {
      const next = failed ? false : !markdown;
      if (failed) setRich(null);
      setChosen(next);
      change({ writesMarkdown: next });
    },
  };
};
