import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { testApi } from '../support/test-api.ts';

/** Addresses that the product promises: a server that knows its routes does not confuse them. */
const PROMISED = /^Paths should resolve unambiguously\. .*(\/donationitems\/status\/\{status\}|\/blogs\/by-id\/\{id\})/;
/** Calls at which nothing can go wrong that is the caller's fault. */
const HARMLESS = ['health', 'ready', 'auth~1options'].map((path) => `#/paths/~1${path}/get/responses`);

const problemsOf = async (source: string) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer ?? '' }));
};

it("the OpenAPI document passes Redocly's recommended rules, but for what is promised or harmless", async () => {
  const { text } = await testApi().get('/openapi.json');
  const unexpected = (await problemsOf(text)).filter(
    ({ ruleId, message, at }) =>
      !(ruleId === 'no-ambiguous-paths' && PROMISED.test(message)) &&
      !(ruleId === 'operation-4xx-response' && HARMLESS.includes(at)),
  );
  expect(unexpected).toEqual([]);
});

it('the check of the OpenAPI document would notice a call without a name, and a path that is described twice', async () => {
  const { body } = await testApi().get('/openapi.json');
  delete body.paths['/testimonials'].post.operationId;
  body.paths['/testimonials/{key}'] = structuredClone(body.paths['/testimonials/{id}']);
  const rules = (await problemsOf(JSON.stringify(body))).map(({ ruleId }) => ruleId);
  expect(rules).toEqual(expect.arrayContaining(['operation-operationId', 'no-identical-paths']));
});

it('the OpenAPI document gives every call a readable name of its own', () => {
  const names = routes.map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
  expect(new Set(names).size).toBe(names.length);
});
