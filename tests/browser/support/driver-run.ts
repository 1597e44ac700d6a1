import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { dublinDay } from '#contract/dublin.ts';
import { callerTo } from '../../support/product.ts';
import { STAFF } from '../../support/server-process.ts';
import { offer } from '../../support/submissions.ts';

/** Whom the run calls on, in order. */
export const DONORS = [
  'Aisling Power',
  'Cian Murphy',
  'Margaret Rossiter',
  'Pat Whelan',
  'Brendan Walsh',
  'Marie Stafford',
];

/** A run of today with six stops, which is still planned; nobody drives it unless a colleague's address is given. */
export const plannedRun = async (url: string, driver?: string) => {
  const call = callerTo(url);
  const { body: session } = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.accessToken}` };
  const { body: colleagues } = await call('get', '/people', { as });
  const driverId = colleagues.people.find(({ email }: { email: string }) => email === driver)?.id ?? null;
  const today = { date: dublinDay(new Date()), van: 'Green van', stopsMax: 8, driverId, force: true };
  const { body: run } = await call('post', '/runs', { as, json: today });
  const stops: string[] = [];
  for (const [count, submitterName] of DONORS.entries()) {
    const pickup = { pickupRequired: true, pickupAddress: `${count + 1} Main Street, New Ross` };
    const json = { ...offer, ...pickup, submitterName, pickupInstructions: 'The bell is broken, so knock.' };
    const { body: sent } = await call('post', '/donationitems/simple', { json });
    await call('patch', `/donationitems/${sent.id}/review`, { as, json: { status: 'approved' } });
    stops.push(sent.id);
  }
  await call('put', `/runs/${run.id}/stops`, { as, json: { stops, revision: run.revision } });
  const read = async () => (await call('get', `/runs/${run.id}`, { as })).body;
  const change = (json: object) => call('patch', `/runs/${run.id}`, { as, json });
  return { path: `/admin/runs/${run.id}`, read, change, call, as, stops, id: run.id as string };
};

/** A run of today that is on the road, with six stops. */
export const runOnTheRoad = async (url: string) => {
  const run = await plannedRun(url);
  await run.change({ state: 'out' });
  return run;
};

/** Everything that this browser keeps, as text. */
export const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done, failed) => {
        const opening = indexedDB.open('portal');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['outbox', 'kept']);
          const outbox = transaction.objectStore('outbox').getAll();
          const kept = transaction.objectStore('kept').getAll();
          transaction.oncomplete = () => {
            opening.result.close();
            const bodies = kept.result.map(({ body }) => new TextDecoder().decode(body));
            done([...bodies, ...outbox.result.map((entry) => JSON.stringify(entry))].join(' '));
          };
        };
      }),
  );

/** Takes a photo of the stop at which the van stands. */
export const addPhoto = async (page: Page): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  await (await chooser).setFiles({
    name: 'door.png',
    mimeType: 'image/png',
    buffer: await readFile(resolve('site/public/icon-192.png')),
  });
};
