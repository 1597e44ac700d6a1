import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../../support/server-process.ts';
import { type FaultyProxy, openProxy } from './proxy.ts';

const ADMIN_COMMAND = resolve(import.meta.dirname, '../../../dist/server/admin-command.js');
const COLLEAGUE = { email: 'brendan@portal.example', password: 'two spires over the harbour' };
const TESTIMONIAL = 'The driver was kind and on time, and my mother was never alone at the hospital.';

/** The real server with a data folder of its own, behind a proxy. */
export interface PortalServer {
  proxy: FaultyProxy;
  /** Submits a testimonial as a visitor; resolves with its id. */
  submitTestimonial(name: string): Promise<string>;
  /** Decides as a colleague who uses the web. */
  decideAsColleague(id: string, update: { action: 'approve' | 'reject'; adminNotes?: string }): Promise<void>;
  /** The status of a testimonial on the server. */
  statusOf(id: string): Promise<string | undefined>;
  /** Everything that the server has logged so far. */
  output(): string;
  close(): Promise<void>;
}

const json = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
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
  const proxy = await openProxy(url);
  const signIn = async (person: typeof COLLEAGUE | typeof STAFF) => {
    const { accessToken } = (await json(`${url}/api/auth/login`, post(person))) as { accessToken: string };
    return { authorization: `Bearer ${accessToken}` };
  };
  let colleague: ReturnType<typeof signIn> | null = null;
  let staff: ReturnType<typeof signIn> | null = null;
  return {
    proxy,
    async submitTestimonial(name) {
      const body = new FormData();
      body.set('name', name);
      body.set('content', `${TESTIMONIAL} Thank you from ${name}.`);
      return ((await json(`${url}/api/testimonials`, { method: 'POST', body })) as { id: string }).id;
    },
    async decideAsColleague(id, update) {
      colleague ??= createColleague(dataDir).then(() => signIn(COLLEAGUE));
      const call = post(update, await colleague);
      await json(`${url}/api/testimonials/${id}/status`, { ...call, method: 'PUT' });
    },
    async statusOf(id) {
      staff ??= signIn(STAFF);
      const headers = await staff;
      const { testimonials } = (await json(`${url}/api/testimonials?pageSize=100`, { headers })) as {
        testimonials: { id: string; status: string }[];
      };
      return testimonials.find((one) => one.id === id)?.status;
    },
    output: server.output,
    async close() {
      await proxy.close();
      await server.end();
      await removeDataDir(dataDir);
    },
  };
};
