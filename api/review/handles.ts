import type { Rule } from './finding.ts';
import { matches } from './matches.ts';

const HANDLE = /(?<![\p{L}\p{N}._@-])@(?=[\w.]{0,29}[a-z])[a-z_][\w.]{1,28}\w(?![@\w])/giu;

/** Names of accounts on social media: `@name`. */
export const handles: Rule = ({ plain }) =>
  matches(plain, HANDLE).map(({ 0: handle, index: start }) => {
    const message = 'The name of an account on social media.';
    return { kind: 'handle', effect: 'refuse', message, start, end: start + handle.length };
  });
