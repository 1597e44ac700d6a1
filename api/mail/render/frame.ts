import type { Language } from '#contract/languages/languages.ts';

/** A sentence around the words of a mail, and whether it is English in a mail of another language. */
export interface FrameText {
  text: string;
  isEnglish: boolean;
}

/** What surrounds every mail: the charity's own values, and why somebody gets it. The addresses are absolute. */
export interface Frame {
  charity: string;
  phone: string;
  /** The home page. */
  site: string;
  privacy: string;
  texts: {
    /** Since when the charity has been there. */
    beside: FrameText;
    /** Whom to ring, with `PHONE_MARK` where the number stands. */
    ring: FrameText;
    /** Why somebody gets this mail, in a sentence. */
    reason: FrameText;
    ourSite: FrameText;
    whatWeKeep: FrameText;
  };
  /** That of the words; English where none is named. */
  language?: Language | undefined;
}

/** Stands for a telephone number, of which the HTML part makes links. */
export const PHONE_MARK = '\uE000';
