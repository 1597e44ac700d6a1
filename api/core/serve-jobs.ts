import { parentPort } from 'node:worker_threads';

/** What a worker sends back: what became of a job, or why it failed. */
export type Answer<Outcome> = { outcome: Outcome } | { failed: string };

/** The side of `worker-host.ts` that works: in the entry of a process or of a thread. What `work` throws fails its job alone. */
export const serveJobs = <Job, Outcome>(work: (job: Job) => Outcome | Promise<Outcome>): void => {
  const answer = async (job: Job): Promise<Answer<Outcome>> => {
    try {
      return { outcome: await work(job) };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };
  const port = parentPort;
  if (port) {
    port.on('message', async (job: Job) => port.postMessage(await answer(job)));
    return;
  }
  process.on('message', async (job: Job) => process.send?.(await answer(job)));
  // Signals reach the whole process group; the server decides when its workers end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
};
