import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
const statusOf = (pid: number) => read(pid, 'status');
const field = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/**
 * Megabytes that a process and the processes that it has started hold; 0 where there is no /proc. What they share, such as the
 * program itself, is divided among those that hold it.
 */
const megabytesOf = (pid: number): number => {
  const statuses = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statusOf(Number(name))]),
  );
  const sum = (parent: number): number => {
    const children = [...statuses].filter(([, status]) => field(status, 'PPid') === parent).map(([child]) => child);
    return (
      (field(read(parent, 'smaps_rollup'), 'Pss') || field(statuses.get(parent) ?? '', 'VmRSS')) / 1024 +
      children.reduce((all, child) => all + sum(child), 0)
    );
  };
  return sum(pid);
};

/** Looks at the memory of a server and its image workers again and again; `stop` gives the most that it saw, in megabytes. */
export const watchMemory = (pid: number) => {
  let [most, server] = [0, 0];
  const look = () => {
    most = Math.max(most, megabytesOf(pid));
    server = Math.max(server, field(statusOf(pid), 'VmRSS') / 1024);
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { withWorkers: most, server };
    },
  };
};
