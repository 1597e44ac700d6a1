import * as z from 'zod/mini';
import { problem } from '#contract/calls/problem.ts';

/** The longest line that either side reads, in characters. */
export const LINE_MAX = 1024 * 1024;

/** JSON in one line, also for the readline of Node 24, for which U+2028 and U+2029 end a line. */
export const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** One line: a command by name. */
export const request = z.object({ command: z.string(), input: z.unknown() });

/** One line: the response. */
export const answer = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), problem }),
]);
export type Answer = z.infer<typeof answer>;

/** Commands by name. Each validates its input and returns JSON. */
export type Commands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;
