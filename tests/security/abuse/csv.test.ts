import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../../support/product.ts';
import { offer } from '../../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const FORMULAS = [
  '=1+1',
  '\u200B=HYPERLINK("https://evil.example","prize")',
  '\u2060\u00AD+1',
  '\u202E-1',
  '|calc.exe!A0',
  '\u200B|calc',
  '＝1＋1',
  '﹢1',
  '＠SUM(A1)',
];

it('a donor’s formula is exported as text, whatever hides it', async () => {
  const admin = await product.signIn();
  for (const description of FORMULAS) {
    const { status } = await product.call('post', '/donationitems/simple', {
      json: { ...offer, description: `${description}, an oak table` },
    });
    expect(status, description).toBe(201);
  }
  const { text } = await product.get('/donationitems.csv', admin);
  for (const formula of FORMULAS) {
    expect(text, JSON.stringify(formula)).toContain(`'${formula.replaceAll('"', '""')}`);
  }
});
