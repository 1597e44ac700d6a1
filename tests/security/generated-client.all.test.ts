import { afterAll, beforeAll, expect, it } from 'vitest';
import { dublinDay } from '#contract/dublin.ts';
import { asToken } from '../support/api-tokens.ts';
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
  expect(await journey.approveAll(headers, headers)).toEqual(['Maeve Kinsella: approved']);
  expect(await journey.approvedNames()).toEqual(['Maeve Kinsella']);
});

it('the generated client creates an API token and decides with it, within its scope', async () => {
  const { journey } = client;
  const headers = await journey.authorisation(STAFF.email, STAFF.password);
  const token = asToken(await journey.createToken('Client', dublinDay(new Date()), headers));
  expect(await journey.submit('Orla Kent', 'The shop in Clane found my father a coat that fits.')).toBe('pending');
  expect(await journey.refusalOfList(token)).toBe('forbidden');
  expect(await journey.approveAll(headers, token)).toEqual(['Orla Kent: approved']);
});

it('the generated client reads the code of an error response', async () => {
  expect(await client.journey.refusalOfList()).toBe('unauthenticated');
});
