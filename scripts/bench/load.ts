import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onSecondCore } from './cores.ts';

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url));

export interface Load {
  url: string;
  paths: readonly string[];
  headers?: readonly string[];
  /** The status that every answer has to have. */
  status?: number;
  connections?: number;
  ms: number;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks a server on this machine for so many milliseconds. @throws Error when an answer was not the one that is measured. */
export const load = async ({
  url,
  paths,
  headers = [],
  status = 200,
  connections = 32,
  ms,
}: Load): Promise<Measured> => {
  const work = JSON.stringify({ port: Number(new URL(url).port), paths, headers, connections, ms });
  const [command = '', ...words] = [...onSecondCore, process.execPath, '--import', 'tsx', CLIENT];
  const running = promisify(execFile)(command, words);
  running.child.stdin?.end(work);
  const { stdout } = await running;
  const { statuses, failed, ...measured } = JSON.parse(stdout);
  if (failed > 0 || Object.keys(statuses).join() !== String(status)) {
    throw new Error(
      `${url}${paths[0]} was to answer ${status}: ${JSON.stringify(statuses)}, ${failed} broken connections.`,
    );
  }
  return measured;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Answers a second of each load, a figure a round. */
export type Rounds<Name extends string> = Record<Name, number[]>;

/** Measures each of the loads once a round, in turn, so that what else the machine does meets all of them. */
export const interleaved = async <Name extends string>(
  rounds: number,
  loads: Record<Name, Load>,
): Promise<Rounds<Name>> => {
  const names = Object.keys(loads) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name>;
  for (const name of names) await load({ ...loads[name], ms: 300 });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen[name].push((await load(loads[name])).perSecond);
  }
  return seen;
};
