import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';

/** What is said of pictures that are still being prepared after they were sent; empty if there are none. */
export const picturesWaitingText = (count: number): string => (count === 0 ? '' : t(forms.picturesWaiting, { count }));
