const COMMON = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.ie',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.ie',
  'yahoo.com',
  'yahoo.ie',
  'yahoo.co.uk',
  'icloud.com',
  'live.com',
  'live.ie',
  'eircom.net',
  'proton.me',
];

/** Real domains that look like a slip of a common one. */
const REAL = [
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'me.com',
  'live.ca',
  'live.nl',
  'hotmail.fr',
  'yahoo.fr',
];

const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  ei: 'ie',
};

/** True if one letter was left out, added or changed, or two were swapped. */
const isOneSlip = (typed: string, intended: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === intended[start]) start += 1;
  const [a, b] = [typed.slice(start), intended.slice(start)];
  if (a === '' && b === '') return false;
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
};

/** Null if the typed domain looks right. */
export const suggestEmailDomain = (typed: string): string | null => {
  const domain = typed.toLowerCase();
  if (COMMON.includes(domain) || REAL.includes(domain)) return null;
  const [ending = ''] = domain.split('.').slice(-1);
  const mended = ENDINGS[ending] && domain.slice(0, -ending.length) + ENDINGS[ending];
  return COMMON.find((common) => common === mended || isOneSlip(domain, common)) ?? mended ?? null;
};
