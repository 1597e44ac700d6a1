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

/** How many times slower this machine is than usual, for the record of a run. The quickest of five tries: other processes make a try longer, never shorter. */
export const measureSlowness = () => {
  const times = Array.from({ length: 5 }, () => timeOf(fixedWork));
  return Math.min(...times) / USUAL_MS;
};
