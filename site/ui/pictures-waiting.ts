import { forms } from '#contract/words/forms.ts';
import { t } from '../language/t.ts';

export const picturesWaitingText = (count: number): string => (count === 0 ? '' : t(forms.picturesWaiting, { count }));
