/** Starts to count; what is returned gives the milliseconds that all threads of this process have worked since, without those that they waited. */
export const countProcessorTime = (): (() => number) => {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
};
