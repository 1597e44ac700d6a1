import { callerTo } from '../../tests/support/product.ts';
import { STAFF, startServer } from '../../tests/support/server-process.ts';
import type { Answer } from '../../tests/support/test-api.ts';

export const QUESTIONS = ['q=oak', 'q=wardrobe+lamp', 'q=Doyle', 'q=020', 'q=nothing+like+it'];
const ROUNDS = 200;

export const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

export interface StaffClient {
  me: string;
  /**
   * `path` begins after `/api`.
   * @throws Error for an answer that is no success.
   */
  call(method: string, path: string, json?: object): Promise<Answer['body']>;
}

export const signIn = async (url: string): Promise<StaffClient> => {
  const send = callerTo(url);
  const { accessToken, user } = (await send('post', '/auth/login', { json: STAFF })).body;
  const as = { authorization: `Bearer ${accessToken}` };
  return {
    me: user.id,
    async call(method, path, json) {
      const { status, body } = await send(method, path, json ? { as, json } : { as });
      if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}.`);
      return body;
    },
  };
};

export const asStaffOn = async <T>(folder: string, measure: (client: StaffClient) => Promise<T>): Promise<T> => {
  const server = await startServer(folder, { RATE_LIMITS: 'off' });
  try {
    return await measure(await signIn(server.url));
  } finally {
    await server.end();
  }
};

interface Searches {
  paths: readonly string[];
  questions: readonly string[];
  before?: () => Promise<void>;
}

export const searchTimes = async (
  { call }: StaffClient,
  { paths, questions, before }: Searches,
): Promise<number[][]> => {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, path] of paths.entries()) {
      await before?.();
      const startedAt = performance.now();
      await call('get', `/${path}${questions[round % questions.length]}`);
      times[index]?.push(performance.now() - startedAt);
    }
  return times;
};
