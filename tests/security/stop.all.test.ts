import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { STAFF, startServer } from '../support/server-process.ts';
import { dataDirOfEachTest, STOPPED_WITHIN_MS, storedIn, submitTestimonials } from '../support/stopping.ts';
import { offer } from '../support/submissions.ts';

const ENV = { RATE_LIMITS: 'off' };

const dataDir = dataDirOfEachTest();
const json = (name: string) => storedIn(dataDir(), name);
const journals = () => readdirSync(dataDir()).filter((name) => name.startsWith('journal-'));

it('after SIGTERM the JSON files hold every record, and the journal nothing', async () => {
  const server = await startServer(dataDir(), ENV);
  const call = callerTo(server.url);
  const ids = await submitTestimonials(server.url, 5);
  const { body } = await call('post', '/donationitems/simple', { json: offer });
  expect((await call('post', '/auth/login', { json: STAFF })).status).toBe(200);
  const begun = performance.now();
  await server.end('SIGTERM');
  expect(performance.now() - begun).toBeLessThan(STOPPED_WITHIN_MS);
  expect(
    json('testimonials')
      .records.map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual(ids.sort());
  expect(json('donations').records).toMatchObject([{ id: body.id, reference: body.reference }]);
  expect(json('people').records).toMatchObject([{ email: STAFF.email, lastLogin: expect.any(String) }]);
  expect(json('sessions').count).toBe(1);
  expect(journals().map((name) => statSync(join(dataDir(), name)).size)).toEqual([0]);
});
