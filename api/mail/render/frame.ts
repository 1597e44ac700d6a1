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
  content: FrameText;
  href?: string;
}

export const footerOf = ({ phone, site, privacy, texts }: Frame): FooterSentence[][] => [
  [{ content: texts.beside }],
  [
    ...(phone ? [{ content: texts.ring }] : []),
    { content: texts.reason },
    { content: texts.ourSite, href: site },
    { content: texts.whatWeKeep, href: privacy },
  ],
];
