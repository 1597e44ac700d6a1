import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../../support/server-process.ts';
import { type Gate, openGate } from './gate.ts';

const ADMIN_COMMAND = resolve(import.meta.dirname, '../../../dist/server/admin-command.js');
export const COLLEAGUE = { email: 'brendan@portal.example', password: 'two spires over the harbour' };
export const STORY = 'The driver was kind and on time, and my mother was never alone at the hospital.';

/** The real server on data of its own, behind a gate. */
export interface PortalServer {
  gate: Gate;
  /** Sends a testimonial as a visitor does; gives its id. */
  sendStory(name: string): Promise<string>;
  /** Decides as a colleague who works on the web. */
  decideAsColleague(id: string, update: { action: 'approve' | 'reject'; adminNotes?: string }): Promise<void>;
  /** The status of a testimonial on the server. */
  statusOf(id: string): Promise<string | undefined>;
  /** Everything that the server has written so far. */
  output(): string;
  close(): Promise<void>;
}

const json = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const createColleague = (dataDir: string) =>
  promisify(execFile)(process.execPath, [ADMIN_COMMAND, 'create', COLLEAGUE.email, '--name', 'Brendan Walsh'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NEW_PASSWORD: COLLEAGUE.password },
  });

export const startPortal = async (): Promise<PortalServer> => {
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  const url = server.url.replace('localhost', '127.0.0.1');
  const gate = await openGate(url);
  const signIn = async (person: typeof COLLEAGUE | typeof STAFF) => {
    const { accessToken } = (await json(`${url}/api/auth/login`, post(person))) as { accessToken: string };
    return { authorization: `Bearer ${accessToken}` };
  };
  let colleague: ReturnType<typeof signIn> | null = null;
  let onlooker: ReturnType<typeof signIn> | null = null;
  return {
    gate,
    async sendStory(name) {
      const body = new FormData();
      body.set('name', name);
      body.set('content', `${STORY} Thank you from ${name}.`);
      return ((await json(`${url}/api/testimonials`, { method: 'POST', body })) as { id: string }).id;
    },
    async decideAsColleague(id, update) {
      colleague ??= createColleague(dataDir).then(() => signIn(COLLEAGUE));
      const call = post(update, await colleague);
      await json(`${url}/api/testimonials/${id}/status`, { ...call, method: 'PUT' });
    },
    async statusOf(id) {
      onlooker ??= signIn(STAFF);
      const headers = await onlooker;
      const { testimonials } = (await json(`${url}/api/testimonials?pageSize=100`, { headers })) as {
        testimonials: { id: string; status: string }[];
      };
      return testimonials.find((one) => one.id === id)?.status;
    },
    output: server.output,
    async close() {
      await gate.close();
      await server.end();
      await removeDataDir(dataDir);
    },
  };
};
