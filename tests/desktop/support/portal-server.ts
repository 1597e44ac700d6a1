import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { dublinDay } from '#contract/dublin.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { makeDataDirWithAccount } from '../../support/first-account.ts';
import { removeDataDir, STAFF, startServer } from '../../support/server-process.ts';
import { offer } from '../../support/submissions.ts';
import { type FaultyProxy, openProxy } from './proxy.ts';

const ADMIN_COMMAND = resolve(import.meta.dirname, '../../../dist/server/admin-command.js');
const COLLEAGUE = { email: 'brendan@portal.example', password: 'two spires over the harbour' };
const TESTIMONIAL = 'The driver was kind and on time, and my mother was never alone at the hospital.';

/** The real server with a data folder of its own, behind a proxy. */
export interface PortalServer {
  proxy: FaultyProxy;
  /** Submits a testimonial as a visitor; resolves with its id. */
  submitTestimonial(name: string): Promise<string>;
  /** Makes an offer as a visitor that a colleague approves at once. */
  submitApprovedOffer(name: string): Promise<void>;
  /** Decides as a colleague who uses the web. */
  decideAsColleague(id: string, update: { action: 'approve' | 'reject'; adminNotes?: string }): Promise<void>;
  /** Makes a run of today with stops at the doors of these donors, which is on the road; resolves with its id. */
  sendOut(donors: readonly string[]): Promise<string>;
  /** What became of a run's stops, on the server. */
  outcomesOf(runId: string): Promise<(string | null)[]>;
  /** Ends the sessions of the person with whom the app is signed in. */
  endSessions(): Promise<void>;
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
  promisify(execFile)(
    process.execPath,
    [ADMIN_COMMAND, 'create', COLLEAGUE.email, '--role', 'Administrator', '--name', 'Brendan Walsh'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, NEW_PASSWORD: COLLEAGUE.password },
    },
  );

export const startPortal = async (): Promise<PortalServer> => {
  const dataDir = await makeDataDirWithAccount();
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  const url = server.url.replace('localhost', '127.0.0.1');
  const proxy = await openProxy(url);
  const signIn = async (person: typeof COLLEAGUE | typeof STAFF) => {
    const { accessToken } = (await json(`${url}/api/auth/login`, post(person))) as { accessToken: string };
    return { authorization: `Bearer ${accessToken}` };
  };
  let colleague: ReturnType<typeof signIn> | null = null;
  let staff: ReturnType<typeof signIn> | null = null;
  const asStaff = () => {
    staff ??= signIn(STAFF);
    return staff;
  };
  /** Makes an offer as a visitor and approves it; resolves with its id. */
  const approvedOffer = async (words: object): Promise<string> => {
    const { id } = (await json(`${url}/api/donationitems/simple`, post({ ...offer, ...words }))) as { id: string };
    const review = { ...post({ status: 'approved' }, await asStaff()), method: 'PATCH' };
    await json(`${url}/api/donationitems/${id}/review`, review);
    return id;
  };
  return {
    proxy,
    async submitTestimonial(name) {
      const body = new FormData();
      body.set('name', name);
      body.set('content', `${TESTIMONIAL} Thank you from ${name}.`);
      body.set('consent', CONSENT_VERSION);
      for (const topic of consentTopics) body.append('consentTo', topic);
      return ((await json(`${url}/api/testimonials`, { method: 'POST', body })) as { id: string }).id;
    },
    async submitApprovedOffer(name) {
      await approvedOffer({ submitterName: name });
    },
    async sendOut(donors) {
      const headers = await asStaff();
      const day = { date: dublinDay(new Date()), van: 'Green van', stopsMax: 8, force: true };
      const run = (await json(`${url}/api/runs`, post(day, headers))) as { id: string; revision: number };
      const stops: string[] = [];
      for (const submitterName of donors) {
        const pickup = { pickupRequired: true, pickupAddress: '1 Quay Street, New Ross' };
        stops.push(await approvedOffer({ ...pickup, submitterName }));
      }
      const put = { ...post({ stops, revision: run.revision }, headers), method: 'PUT' };
      const { revision } = (await json(`${url}/api/runs/${run.id}/stops`, put)) as { revision: number };
      await json(`${url}/api/runs/${run.id}`, { ...post({ state: 'out', revision }, headers), method: 'PATCH' });
      return run.id;
    },
    async outcomesOf(runId) {
      const run = (await json(`${url}/api/runs/${runId}`, { headers: await asStaff() })) as {
        stops: { outcome: string | null }[];
      };
      return run.stops.map(({ outcome }) => outcome);
    },
    async decideAsColleague(id, update) {
      colleague ??= createColleague(dataDir).then(() => signIn(COLLEAGUE));
      const call = post(update, await colleague);
      await json(`${url}/api/testimonials/${id}/status`, { ...call, method: 'PUT' });
    },
    async endSessions() {
      const ended = await fetch(`${url}/api/auth/sessions/end-others`, post({}, await asStaff()));
      if (!ended.ok) throw new Error(`The sessions were not ended: ${ended.status}`);
    },
    async statusOf(id) {
      const headers = await asStaff();
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
