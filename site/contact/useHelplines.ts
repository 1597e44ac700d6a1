import { useEffect, useState } from 'react';
import { soundsUrgent } from '#contract/review/emergency-words.ts';
import { defaultHelplines, type Helpline } from '#contract/testimonials/helplines.ts';
import { reviewTestimonialText } from '#contract/testimonials/public-calls.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';

/** How long typing has to rest before the review is asked. */
const PAUSE_MS = 800;
const WORDS_MIN = 12;

/** Whom to ring, as soon as the words are those of an emergency: by a few words at once, by the review when typing rests. */
export const useHelplines = (words: string): readonly Helpline[] | null => {
  const platform = usePlatform();
  const [heard, setHeard] = useState<readonly Helpline[] | null>(null);
  useEffect(() => {
    if (words.trim().length < WORDS_MIN) return setHeard(null);
    let gone = false;
    const pause = setTimeout(() => {
      send(platform, reviewTestimonialText, { body: { content: words } }).then(
        ({ helplines = null }) => gone || setHeard(helplines),
        (problem: unknown) => console.warn('The review could not be asked.', problem),
      );
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(pause);
    };
  }, [words, platform]);
  return heard ?? (soundsUrgent(words) ? defaultHelplines : null);
};
