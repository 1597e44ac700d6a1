import type { Language } from '#contract/languages/languages.ts';

/** A sentence around the words of a mail, and whether it is English in a mail of another language. */
export interface FrameText {
  text: string;
  isEnglish: boolean;
}

/** What surrounds every mail: the charity's own values, and why somebody gets it. The addresses are absolute. */
export interface Frame {
  /** Whom somebody can ring now whose words were urgent: before everything else. */
  helplines?: { title: FrameText; lead: FrameText; lines: { name: FrameText; number: string; href: string }[] };
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

/** A sentence below a mail; with an address it is a link. */
export interface FooterSentence {
  said: FrameText;
  href?: string;
}

/** What stands below every mail, in paragraphs. Both parts say it. */
export const footerOf = ({ phone, site, privacy, texts }: Frame): FooterSentence[][] => [
  [{ said: texts.beside }],
  [
    ...(phone ? [{ said: texts.ring }] : []),
    { said: texts.reason },
    { said: texts.ourSite, href: site },
    { said: texts.whatWeKeep, href: privacy },
  ],
];
