/** Starts to count; what is returned says how many milliseconds this process has worked since, all its threads together, however long it had to wait for a processor. */
export const countProcessorTime = (): (() => number) => {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
};
