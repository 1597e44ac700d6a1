/** What a decision makes of a record, and the state that was seen when it was made. */
interface Step {
  from?: string;
  decision: string;
}

/**
 * How many of the waiting decisions about a record, oldest first, stay when another one is made. What follows from the last
 * of them is sent after it; what was made about the same state as an earlier one replaces that one and those after it.
 */
export const countKept = (waiting: readonly Step[], { from }: Pick<Step, 'from'>): number => {
  if (from !== undefined && waiting.at(-1)?.decision === from) return waiting.length;
  const same = waiting.findLastIndex((one) => one.from === from);
  return same < 0 ? waiting.length : same;
};
