import * as z from 'zod/mini';
import { normaliseText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';

/** The token follows the #, which browsers do not send. */
export const manageLinkPaths = {
  testimonial: '/testimonials/yours',
  donation: '/donations/yours',
  help: '/help/yours',
} as const;
export type ManagedKind = keyof typeof manageLinkPaths;

export const LINK_REQUIRED = sentence(validationMessages.linkRequired);
/** Leaves room for a whole pasted mail around the link. */
export const PASTED_MAX = 5000;

/** Characters that mail programs put into a long line: breaks, quoted-printable and quote marks, invisible ones. */
const BREAK = String.raw`[\s>=\p{DI}]*`;
const TOKEN = new RegExp(
  String.raw`((?:[\w-]${BREAK}){22}(?:[0-9a-f]${BREAK}){31}[0-9a-f])(?![0-9a-f])(?:\.([a-z0-9]+))?`,
  'u',
);
const BETWEEN = new RegExp(BREAK, 'gu');
const ESCAPED = /%[0-9a-f]{2}/gi;

interface ManageLink {
  token: string;
  place: string | null;
}

/** Finds the token however the link was pasted; without one, keeps what follows the # as typed. */
const readLink = (link: string): ManageLink => {
  const [, token, place = null] = TOKEN.exec(link.slice(0, PASTED_MAX).replace(ESCAPED, ' ')) ?? [];
  if (token) return { token: token.replace(BETWEEN, ''), place };
  return {
    token: normaliseText(link.slice(link.lastIndexOf('#') + 1).slice(0, PASTED_MAX)).replace(/\.[a-z0-9]*$/, ''),
    place: null,
  };
};

export const placeIn = (link: string): string | null => readLink(link).place;

/** Accepts the whole link too; `unknown` is the message for a wrong one. */
export const manageToken = (unknown: string) =>
  z.string(LINK_REQUIRED).check(
    z.overwrite((link) => readLink(link).token),
    z.minLength(1, LINK_REQUIRED),
    z.maxLength(200, unknown),
  );
