import { spawnSync } from 'node:child_process';

/** How long the fixed work takes at the usual speed. */
const USUAL_MS = 120;

const fixedWork = () => {
  let value = 1;
  for (let step = 0; step < 100_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
};

const timeOf = (work) => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

const startNode = () => spawnSync(process.execPath, ['-e', '0'], { env: {} });

/** The quickest of five tries: other processes make a try longer, never shorter. */
const quickest = (work) => Math.min(...Array.from({ length: 5 }, () => timeOf(work)));

/**
 * The speed of this machine, for the record of a run: how many times longer than usual fixed work takes, and how many
 * milliseconds a start of Node takes. Where fresh memory is slow, as on some virtual machines, only the second shows it.
 */
export const measureSpeed = () => ({ slowness: quickest(fixedWork) / USUAL_MS, startMs: quickest(startNode) });
