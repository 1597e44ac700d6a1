import { isEmail, mailtoHref } from '#contract/personal-data/email.ts';

/** Schemes that the server allows in links. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

export const isSafeAddress = (href: string): boolean => {
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  return href.trim() !== '' && (scheme === undefined || SCHEMES.has(scheme.toLowerCase()));
};

export const ADDRESS_REQUIRED = 'Please write where the link leads.';
export const ADDRESS_REFUSED =
  'A link can lead to a website (https://…), to a page of this one (/donations), to an email address or to a phone number (tel:…).';

/** Completes a typed address: `example.ie` becomes a website, `a@b.ie` a mail; null if no link can lead there. */
export const parseLinkAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (/\s/.test(text) || !isSafeAddress(text)) return null;
  if (/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(text)) return URL.canParse(text, 'https://site.example') ? text : null;
  if (isEmail(text)) return mailtoHref(text);
  return /^[^/?#]+\.[^/?#]+/.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null;
};
