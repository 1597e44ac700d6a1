import { normalForm } from '../text/normal-form.ts';

export const SLUG_MAX = 80;

/** A valid slug. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug for a title; accents are removed, so that `Lá Fhéile Bríde` is `la-fheile-bride`. */
export const slugOf = (title: string): string =>
  normalForm(title, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
