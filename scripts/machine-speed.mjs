// How fast this machine is. Limits that end a test that hangs are set on a machine of the usual speed: on a slower one an honest
// test needs longer. What a test asserts of the product's times is the same everywhere.

/** How long the fixed work takes at the usual speed. */
const USUAL_MS = 120;
/** No limit is longer by more than this, however slow the machine is. */
const SLOWEST = 4;

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

/** How many times slower this machine is than usual. The quickest of five tries: other processes make a try longer, never shorter. */
export const measureSlowness = () => {
  const times = Array.from({ length: 5 }, () => timeOf(fixedWork));
  return Math.min(...times) / USUAL_MS;
};

const slowness = Math.min(Math.max(Number(process.env.SLOWNESS) || 1, 1), SLOWEST);

/** The limit of a test in milliseconds at the usual speed, and up to four times as much on a machine that `npm test` found to be slower. */
export const limitMs = (usual) => Math.round(usual * slowness);
