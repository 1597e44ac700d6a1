import { isEmail, mailtoHref } from '#contract/personal-data/email.ts';

/** What the server lets a link lead to: the web, mail, the telephone, and the site itself. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** True for an address that visitors get: one of the allowed kinds, or one without a scheme. */
export const isSafeAddress = (href: string): boolean => {
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  return href.trim() !== '' && (scheme === undefined || SCHEMES.has(scheme.toLowerCase()));
};

export const ADDRESS_REQUIRED = 'Please write where the link leads.';
export const ADDRESS_REFUSED =
  'A link can lead to a website (https://…), to a page of this one (/donations), to an email address or to a phone number (tel:…).';

/** The address that somebody means: `example.ie` is a website, `a@b.ie` a mail. Null when no link can lead there. */
export const addressMeant = (typed: string): string | null => {
  const text = typed.trim();
  if (/\s/.test(text) || !isSafeAddress(text)) return null;
  if (/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(text)) return URL.canParse(text, 'https://site.example') ? text : null;
  if (isEmail(text)) return mailtoHref(text);
  return /^[^/?#]+\.[^/?#]+/.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null;
};
