import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const item = { ...offer, estimatedValue: '120', pickupRequired: 'true' };

it.each([
  ['/donations', 'Description must be at least 10 characters', { ...item, description: 'nine char' }],
  ['/testimonials', 'Testimonial content is required', { content: ' \n\t ' }],
  [
    '/testimonials',
    'Testimonial must be at least 20 characters long',
    { content: `nineteen characters${' '.repeat(30)}` },
  ],
  ['/testimonials', 'Please enter a valid email address', { content: STORY, email: 'orla@post' }],
])('the form of %s follows the rules of its call without scripts, too: %s', async (page, sentence, fields) => {
  const answer = await fetch(product.server.url + page, { method: 'POST', body: formOf(fields) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
});
