import type { Worker } from '#api/core/start-worker.ts';

/** Workers that work until the test says so, what they were given, and which of them were ended. */
export const manualWorkers = <Job, Outcome>() => {
  const begun: {
    job: Job;
    kind: string;
    ms: number;
    finish: (outcome: Outcome) => void;
    die: (why?: Error) => void;
  }[] = [];
  const ended: number[] = [];
  let count = 0;
  const start = (kind = 'usual'): Worker<Job, Outcome> => {
    const pid = count++;
    let isRunning = true;
    return {
      pid,
      get isRunning() {
        return isRunning;
      },
      run: (job, ms) =>
        new Promise((resolve, reject) => {
          const die = (why = new Error('died')) => {
            isRunning = false;
            reject(why);
          };
          begun.push({ job, kind, ms, finish: (outcome) => (isRunning ? resolve(outcome) : die()), die });
        }),
      end: async () => {
        isRunning = false;
        ended.push(pid);
      },
    };
  };
  return { start, begun, ended, started: () => count };
};
