// How fast this machine is. Limits of tests are set on a machine of the usual speed. On a slower one they are longer where they
// end a test that hangs, and where they count what is computed; what the product waits by its clock is the same everywhere.

/** How long the fixed work takes at the usual speed. */
const USUAL_MS = 120;
const SLOWEST = 4;

const withinBounds = (slowness) => Math.min(Math.max(slowness, 1), SLOWEST);

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

/** How many times slower this machine is than usual, from 1 to 4. The quickest of five tries: other processes make a try longer, never shorter. */
export const measureSlowness = () => {
  const times = Array.from({ length: 5 }, () => timeOf(fixedWork));
  return withinBounds(Math.min(...times) / USUAL_MS);
};

/** The limit of a test in milliseconds at the usual speed, and as many times more as `npm test` found this machine to be slower. */
export const limitMs = (usual) => Math.round(usual * withinBounds(Number(process.env.SLOWNESS) || 1));
