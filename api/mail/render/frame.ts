import type { Language } from '#contract/languages/languages.ts';

export interface FrameText {
  text: string;
  isEnglish: boolean;
}

export interface Frame {
  helplines?: { title: FrameText; lead: FrameText; lines: { name: FrameText; number: string; href: string }[] };
  charity: string;
  phone: string;
  site: string;
  privacy: string;
  texts: {
    beside: FrameText;
    ring: FrameText;
    reason: FrameText;
    ourSite: FrameText;
    whatWeKeep: FrameText;
  };
  language?: Language | undefined;
}

export const PHONE_MARK = '\uE000';

export interface FooterSentence {
  said: FrameText;
  href?: string;
}

export const footerOf = ({ phone, site, privacy, texts }: Frame): FooterSentence[][] => [
  [{ said: texts.beside }],
  [
    ...(phone ? [{ said: texts.ring }] : []),
    { said: texts.reason },
    { said: texts.ourSite, href: site },
    { said: texts.whatWeKeep, href: privacy },
  ],
];
