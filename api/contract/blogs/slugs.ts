import { normalForm } from '../text/normal-form.ts';

export const SLUG_MAX = 80;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Removes accents, so that `Lá Fhéile Bríde` becomes `la-fheile-bride`. */
export const slugOf = (title: string): string =>
  normalForm(title, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
