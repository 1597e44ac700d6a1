import { spawnSync } from 'node:child_process';

/** How long the fixed work takes at the usual speed, and a start of Node. */
const USUAL_WORK_MS = 120;
const USUAL_START_MS = 36;

const fixedWork = () => {
  let value = 1;
  for (let step = 0; step < 100_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
};

const startNode = () => spawnSync(process.execPath, ['-e', '0'], { env: {} });

const timeOf = (work) => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** The quickest of five tries: other processes make a try longer, never shorter. */
const quickest = (work) => Math.min(...Array.from({ length: 5 }, () => timeOf(work)));

/** How many times longer than usual fixed work takes on this machine. */
export const measureSlowWork = () => quickest(fixedWork) / USUAL_WORK_MS;

/** How many times longer than usual a process takes to start on this machine. Where fresh memory and calls of the system are dear, as on some virtual machines, this is slow though computing is not. */
export const measureSlowStart = () => quickest(startNode) / USUAL_START_MS;
