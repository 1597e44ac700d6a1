import * as z from 'zod/mini';
import { problem } from '#contract/calls/problem.ts';

/** Characters. */
export const LINE_MAX = 1024 * 1024;

/** U+2028 and U+2029 are escaped, as the readline of Node 24 ends a line there. */
export const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

export const request = z.object({ command: z.string(), input: z.unknown() });

export const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), problem }),
]);
export type Answer = z.infer<typeof answer>;

/** Each command validates its input and returns JSON. */
export type Commands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;
