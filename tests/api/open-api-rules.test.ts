import { expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';

it('gives every call a readable name of its own', () => {
  const names = routes.map(({ operationId }) => operationId);
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
  expect(new Set(names).size).toBe(names.length);
});
