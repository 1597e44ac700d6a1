import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { memoryLog } from '../unit/store/records.ts';

const email = 'aoife@charity.example';
const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

const post = (api: TestApi, path: string, json: unknown, as?: { authorization: string }) =>
  api.call('POST', path, as ? { as, json } : { json });
const firstStep = async (api: TestApi) =>
  (await post(api, '/auth/login', { email, password: PASSWORD })).body.secondFactor;

/** An account with an app, recovery codes and a passkey. */
const withEverything = async (api: TestApi) => {
  const aoife = await addPerson(api.deps, { email });
  const as = await signInPerson(api.deps, aoife.id);
  const set = await setUpAuthenticator(api, as);
  const passkey = createSoftwarePasskey();
  const begun = (await post(api, '/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
  const made = passkey.attest({ challenge: begun.options.challenge });
  const added = await post(api, '/auth/factors/passkey', { ticket: begun.ticket, name: 'Laptop', passkey: made }, as);
  expect(added.status).toBe(200);
  return { ...set, passkey, as };
};

describe.skipIf(withoutPostgres)(
  `the second step on two processes of one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  () => {
    it('begins at one and ends at the other; a code sent to both at once counts once', async () => {
      const url = await freshDatabase();
      const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, { log: memoryLog() })));
      for (const store of stores) opened.push(() => store.close());
      const [first, second] = stores.map((store) => testApi({ store, newId }));
      if (!first || !second) throw new Error('There are no two processes.');
      const { secret, recoveryCodes, passkey } = await withEverything(first);
      second.deps.clock.set(first.deps.now().toISOString());
      const step = await firstStep(second);
      expect(step.methods).toEqual(['passkey', 'totp', 'recovery-code']);
      const code = codeAt(secret, first.deps.now());
      const other = await firstStep(second);
      const answers = await Promise.all([
        post(first, '/auth/second-factor', { ...step, code }),
        post(second, '/auth/second-factor', { ...other, code }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const third = await firstStep(first);
      expect((await post(first, '/auth/second-factor', { ...third, code: recoveryCodes[0] })).status).toBe(200);
      const fourth = await firstStep(first);
      expect((await post(second, '/auth/second-factor', { ...fourth, code: recoveryCodes[0] })).status).toBe(400);
      const asked = (await post(second, '/auth/passkeys/options', {})).body;
      const signed = passkey.sign({ challenge: asked.options.challenge, counter: 2 });
      const alone = await post(first, '/auth/passkeys/verify', { ticket: asked.ticket, passkey: signed });
      expect(alone).toMatchObject({ status: 200, body: { user: { email } } });
    });
  },
);

it('a restart on disk loses nothing of it: app, codes and passkey work on, used codes stay used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'factors-'));
  opened.push(() => rm(folder, { recursive: true }));
  const log = memoryLog();
  const now = () => new Date('2026-03-02T09:00:00.000Z');
  const before = await openStore(folder, { log, now });
  const api = testApi({ store: before, newId });
  const { secret, recoveryCodes, passkey } = await withEverything(api);
  const used = { ...(await firstStep(api)), code: recoveryCodes[0] };
  expect((await post(api, '/auth/second-factor', used)).status).toBe(200);
  await before.close();
  const after = await openStore(folder, { log, now });
  opened.push(() => after.close());
  const again = testApi({ store: after, newId });
  again.deps.clock.set(api.deps.now().toISOString());
  const step = await firstStep(again);
  expect((await post(again, '/auth/second-factor', { ...step, code: recoveryCodes[0] })).status).toBe(400);
  expect((await post(again, '/auth/second-factor', { ...step, code: recoveryCodes[1] })).status).toBe(200);
  const code = codeAt(secret, again.deps.now());
  expect((await post(again, '/auth/second-factor', { ...(await firstStep(again)), code })).status).toBe(200);
  const asked = (await post(again, '/auth/passkeys/options', {})).body;
  const signed = passkey.sign({ challenge: asked.options.challenge });
  expect((await post(again, '/auth/passkeys/verify', { ticket: asked.ticket, passkey: signed })).status).toBe(200);
});
