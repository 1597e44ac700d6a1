import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Starts to count; what is returned gives the milliseconds that all threads of this process have worked since, without those that they waited. */
export const countProcessorTime = (): (() => number) => {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
};

/** How many milliseconds a process has had a core, all its threads together; Linux alone tells. */
export const processorMs = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** As `processorMs`, of the processes that its main thread has started and that still run. */
export const childrensProcessorMs = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + processorMs(Number(child)), 0);
