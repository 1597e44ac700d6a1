import { useEffect, useState } from 'react';
import { reviewTestimonialText } from '#contract/review/public-calls.ts';
import { helplinesForWords } from '#contract/review/urgent-words.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';

/** Milliseconds without typing before the review is asked. */
export const PAUSE_MS = 800;
const WORDS_MIN = 12;

const useHeardHelplines = (words: string, given: readonly Helpline[] | null = null): readonly Helpline[] | null => {
  const platform = usePlatform();
  const [heard, setHeard] = useState<readonly Helpline[] | null>(given);
  useEffect(() => {
    if (words.trim().length < WORDS_MIN) return setHeard(given);
    let cancelled = false;
    const pause = setTimeout(() => {
      send(platform, reviewTestimonialText, { body: { content: words } }).then(
        ({ helplines = null }) => cancelled || setHeard(helplines),
        (problem: unknown) => console.warn('The review could not be asked.', problem),
      );
    }, PAUSE_MS);
    return () => {
      cancelled = true;
      clearTimeout(pause);
    };
  }, [words, given, platform]);
  return heard;
};

/**
 * Checks a short list of words at once, and asks the review when typing pauses. `given` is the server's answer to a form posted
 * without scripts.
 */
export const useHelplines = (words: string, given?: readonly Helpline[] | null): readonly Helpline[] | null =>
  helplinesForWords(words, useHeardHelplines(words, given));
