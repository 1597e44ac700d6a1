import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateClient, type Journey } from '../support/generated-client.ts';
import { type Product, startProduct } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { STORY } from '../support/submissions.ts';

let product: Product;
let client: { journey: Journey; remove: () => Promise<void> };
beforeAll(async () => {
  product = await startProduct();
  client = await generateClient(product.server.url);
  client.journey.connect(`${product.server.url}/api`);
});
afterAll(async () => {
  await client?.remove();
  await product?.close();
});

it('a client generated from the description submits, signs in, approves and reads what is approved', async () => {
  const { journey } = client;
  expect(await journey.approvedNames()).toEqual([]);
  expect(await journey.submit('Maeve Kinsella', STORY)).toBe('pending');
  expect(await journey.approvedNames()).toEqual([]);
  const headers = await journey.authorisation(STAFF.email, STAFF.password);
  expect(await journey.approveAll(headers)).toEqual(['Maeve Kinsella: approved']);
  expect(await journey.approvedNames()).toEqual(['Maeve Kinsella']);
});

it('the generated client reads the code of an error response', async () => {
  expect(await client.journey.refusalOfList()).toBe('unauthenticated');
});
