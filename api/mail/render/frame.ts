import type { Language } from '#contract/languages/languages.ts';

/** What surrounds every mail: the charity's own values, and why somebody gets it. The addresses are absolute. */
export interface Frame {
  charity: string;
  established: number;
  phone: string;
  /** The home page. */
  site: string;
  privacy: string;
  /** Why somebody gets this mail, in a sentence. */
  reason: string;
  /** That of the words; what surrounds them is English. English where none is named. */
  language?: Language | undefined;
}
