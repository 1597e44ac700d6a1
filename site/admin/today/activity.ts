import type { Tone } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** How one entry of the audit log is told. */
export interface Activity {
  icon: IconName;
  tone: Tone;
  text: string;
}

/** Undefined for an action that has no words of its own. */
export type Told = Activity | undefined;
