import type { Tone } from '../../ui/Badge.tsx';
import type { IconDrawing } from '../../ui/Icon.tsx';

/** How one entry of the audit log is told. */
export interface Activity {
  icon: IconDrawing;
  tone: Tone;
  text: string;
}

/** Undefined for an action that has no words of its own. */
export type Told = Activity | undefined;
