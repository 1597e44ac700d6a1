import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

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
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', CLIENT]);
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

/** Measures each of the loads once a round, in turn, so that what else the machine does meets all of them. Medians by name. */
export const interleaved = async <Name extends string>(
  rounds: number,
  loads: Record<Name, Load>,
): Promise<Record<Name, Measured>> => {
  const names = Object.keys(loads) as Name[];
  const seen = new Map<Name, Measured[]>(names.map((name) => [name, []]));
  for (const name of names) await load({ ...loads[name], ms: 300 });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen.get(name)?.push(await load(loads[name]));
  }
  const middle = (rows: readonly Measured[]): Measured => ({
    perSecond: median(rows.map((row) => row.perSecond)),
    p50: median(rows.map((row) => row.p50)),
    p99: median(rows.map((row) => row.p99)),
  });
  return Object.fromEntries(names.map((name) => [name, middle(seen.get(name) ?? [])])) as Record<Name, Measured>;
};
