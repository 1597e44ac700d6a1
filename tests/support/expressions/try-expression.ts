import { spawnSync } from 'node:child_process';
import { createContext, Script } from 'node:vm';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { countProcessorTime } from '../processor-time.ts';
import type { Expression } from './gather-expressions.ts';
import { type Attack, attackText, hostileInputs } from './hostile-inputs.ts';

/** Which attacks hurt is seen from texts as long as this. */
const SCREENED = 1200;
const WORST = 3;
/**
 * An expression whose time grows with the square of the text takes 16 times as long for four times its bound: 50 ms at the bound
 * are 800 ms then. One whose time grows with the text takes some milliseconds on any machine, so that nothing lies between.
 */
const BEYOND_BOUND = 4;
const ENOUGH = 400_000;
/** What counts is the time that the processor works, which is no longer on a machine that is busy with something else. */
const LIMITS = { screeningMs: 20_000, attackMs: 800 };
/** The compiler, the collector and what earlier tests left work in the same process: what took too long is asked again, and then alone. */
const TRIES = 3;
const ALONE = `
  const { source, flags, text } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const expression = new RegExp(source, flags);
  const begun = process.cpuUsage();
  text.replace(expression, '');
  const { user, system } = process.cpuUsage(begun);
  process.stdout.write(String((user + system) / 1000));
`;

const screen = new Script(`
  texts.map((text, at) => {
    const from = now();
    text.replace(expression, '');
    return [now() - from, at];
  }).sort(([a], [b]) => b - a).slice(0, ${WORST}).map(([, at]) => at)
`);
const run = new Script("text.replace(expression, '')");

// The error is one of the context's own, so that it is no instance of `Error` here.
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** False when it took the processor longer than the limit. */
const isInTime = (script: Script, context: object, limit: number): boolean => {
  const processorTime = countProcessorTime();
  try {
    script.runInContext(createContext(context), { timeout: limitMs(limit) });
    return processorTime() <= limit;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  }
};

/** False when a process of its own works longer than the limit, or is not done after many times that. */
const isInTimeAlone = ({ source, flags }: Expression, text: string, limit: number): boolean => {
  const input = JSON.stringify({ source, flags, text });
  const { stdout, error } = spawnSync(process.execPath, ['-e', ALONE], { input, timeout: limitMs(limit * 10) });
  return !error && stdout.length > 0 && Number(stdout) <= limit;
};

/** The attack that an expression does not bear in a text of this length, or null when it bears all that were thought of. */
export const attackOn = (tried: Expression, bound: number, limits = LIMITS): Attack | null => {
  const { source, flags } = tried;
  const expression = new RegExp(source, flags);
  const attacks = hostileInputs(source);
  const texts = attacks.map((attack) => attackText(attack, Math.min(SCREENED, bound)));
  let worst = attacks;
  try {
    const context = createContext({ texts, expression, now: () => performance.now() });
    const found: number[] = screen.runInContext(context, { timeout: limits.screeningMs });
    worst = found.flatMap((at) => attacks[at] ?? []);
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  const length = Math.max(bound, Math.min(bound * BEYOND_BOUND, ENOUGH));
  const isBorne = (attack: Attack) =>
    Array.from({ length: TRIES }).some(() =>
      isInTime(run, { text: attackText(attack, length), expression }, limits.attackMs),
    );
  const isBorneAlone = (attack: Attack) => isInTimeAlone(tried, attackText(attack, length), limits.attackMs);
  return worst.find((attack) => !isBorne(attack) && !isBorneAlone(attack)) ?? null;
};
