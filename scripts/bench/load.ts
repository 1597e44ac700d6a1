import { startScriptWith } from './children.ts';
import { onSecondCore } from './cores.ts';

export interface Load {
  url: string;
  paths: readonly string[];
  headers?: readonly string[];
  /** Posted each time with another number in place of `{number}`; Latin-1. */
  body?: string;
  status?: number;
  connections?: number;
  ms: number;
}

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Loader {
  /** @throws Error when a response has another status, or a connection breaks. */
  load(load: Load): Promise<Measured>;
  end(): Promise<void>;
}

export const startLoader = (): Loader => {
  const client = startScriptWith(onSecondCore, 'load-client.ts');
  return {
    end: client.end,
    async load({ url, paths, headers = [], body, status = 200, connections = 32, ms }) {
      const work = { port: Number(new URL(url).port), paths, headers, body, connections, ms };
      const { statuses, failed, ...measured } = JSON.parse(await client.ask(JSON.stringify(work)));
      if (failed > 0 || Object.keys(statuses).join() !== String(status)) {
        throw new Error(
          `${url}${paths[0]} was to answer ${status}: ${JSON.stringify(statuses)}, ${failed} broken connections.`,
        );
      }
      return measured;
    },
  };
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Responses a second, one figure for each round. */
export type Rounds<Name extends string> = Record<Name, number[]>;

/** Takes turns, so that other load on the machine meets all of them. */
export const interleaved = async <Name extends string>(
  { load }: Loader,
  rounds: number,
  loads: Record<Name, Load>,
): Promise<Rounds<Name>> => {
  const names = Object.keys(loads) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name>;
  for (const name of names) await load({ ...loads[name], ms: 600 });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen[name].push((await load(loads[name])).perSecond);
  }
  return seen;
};
