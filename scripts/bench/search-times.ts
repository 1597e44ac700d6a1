import { STAFF } from '../../tests/support/server-process.ts';

/** Milliseconds: 99 of 100 times are below. */
export const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const ROUNDS = 200;

/** Calls the API of a server as the member of staff who is signed in. */
export interface StaffClient {
  me: string;
  /** @throws Error for an answer that is none of success. */
  call(path: string, method?: string, body?: unknown): Promise<string>;
}

export const signIn = async (url: string): Promise<StaffClient> => {
  const call = async (path: string, method = 'GET', body?: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return text;
  };
  const { accessToken, user } = JSON.parse(await call('auth/login', 'POST', STAFF));
  return { me: user.id, call: (path, method, body) => call(path, method, body, accessToken) };
};

interface Searches {
  paths: readonly string[];
  questions: readonly string[];
  /** What happens before each search, and is not measured. */
  before?: (round: number) => Promise<void>;
}

/** Milliseconds of each path's searches, the paths in turn. */
export const searchTimes = async (client: StaffClient, { paths, questions, before }: Searches): Promise<number[][]> => {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, path] of paths.entries()) {
      await before?.(round);
      const begun = performance.now();
      await client.call(`${path}${questions[round % questions.length]}`);
      times[index]?.push(performance.now() - begun);
    }
  return times;
};
