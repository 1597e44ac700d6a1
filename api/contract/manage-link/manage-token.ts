import * as z from 'zod/mini';
import { normaliseText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { rules } from '../words/rules.ts';

/** The pages that manage links open; the token follows the #, which browsers do not send. */
export const manageLinkPaths = {
  testimonial: '/testimonials/yours',
  donation: '/donations/yours',
  help: '/help/yours',
} as const;
export type ManagedKind = keyof typeof manageLinkPaths;

export const LINK_REQUIRED = sentence(rules.linkRequired);
/** A pasted mail may stand around the link. */
export const PASTED_MAX = 5000;

/** What mail programs put into a long line: breaks, the marks of quoted-printable and of a quoted mail, and what nobody sees. */
const BREAK = String.raw`[\s>=\p{DI}]*`;
/** The id, its signature, and the place of a day, wherever they stand. */
const TOKEN = new RegExp(
  String.raw`((?:[\w-]${BREAK}){22}(?:[0-9a-f]${BREAK}){31}[0-9a-f])(?![0-9a-f])(?:\.([a-z0-9]+))?`,
  'u',
);
const BETWEEN = new RegExp(BREAK, 'gu');
/** A sign as it is written in an address; a token has none. */
const ESCAPED = /%[0-9a-f]{2}/gi;

interface ManageLink {
  token: string;
  /** The place of a day that ends the link of a mail, or null. */
  place: string | null;
}

/** What a manage link says, however it was pasted; what holds no token is kept as it is typed behind the #. */
const readLink = (link: string): ManageLink => {
  const [, token, place = null] = TOKEN.exec(link.slice(0, PASTED_MAX).replace(ESCAPED, ' ')) ?? [];
  if (token) return { token: token.replace(BETWEEN, ''), place };
  return {
    token: normaliseText(link.slice(link.lastIndexOf('#') + 1).slice(0, PASTED_MAX)).replace(/\.[a-z0-9]*$/, ''),
    place: null,
  };
};

/** The place of the day that a link names, or null. */
export const placeIn = (link: string): string | null => readLink(link).place;

/** The field `token` of a call behind a manage link; the whole link is accepted too. `unknown` is the answer to a wrong one. */
export const manageToken = (unknown: string) =>
  z.string(LINK_REQUIRED).check(
    z.overwrite((link) => readLink(link).token),
    z.minLength(1, LINK_REQUIRED),
    z.maxLength(200, unknown),
  );
