import { parentPort } from 'node:worker_threads';

export type Answer<Outcome> = { outcome: Outcome } | { failed: string };

/** An error of `work` fails only its own job. */
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
