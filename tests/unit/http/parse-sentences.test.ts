import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { Failure } from '#api/core/failure.ts';
import { jsonSchema } from '#api/docs/json-schema.ts';
import { parse } from '#api/http/parse.ts';
import { newImageContainer, newTextContainer } from '#contract/containers/containers.ts';
import { testApi } from '../../support/test-api.ts';

type Schema = Parameters<typeof parse>[0];

const sentencesFor = (schema: Schema, value: unknown): string[] => {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [error.message, ...Object.values(error.fields ?? {})];
  }
};

/** The words of zod's English messages. */
const LIBRARY = /\b(Invalid|expected|undefined|null|Too (big|small)|Unrecognized|NaN|nullish|pattern)\b|, received/;
const WRONG = [null, [], [null], {}, { a: 1 }, 'x', '', 1, -1, 1.5, true, 'x'.repeat(30_000)];

/** A value with one wrong part in the place of each field, down to the second level. */
const withWrongParts = (names: readonly string[]): unknown[] =>
  names.flatMap((name) => WRONG.flatMap((wrong) => [{ [name]: wrong }, { [name]: [wrong] }]));

const schemas = routes.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
);

describe('what a person reads when a call was sent something else', () => {
  it.each(schemas)('is a sentence, never the words of a library: %s', (_, schema) => {
    const { properties = {} } = jsonSchema(schema, 'input') as { properties?: object };
    for (const value of [...WRONG, ...withWrongParts(Object.keys(properties))]) {
      for (const sentence of sentencesFor(schema, value)) {
        expect(sentence).not.toMatch(LIBRARY);
        expect(sentence).toMatch(/^\S+ .+/);
      }
    }
  });

  it.each(['[]', 'null', '"x"', '1'])('says that a body must be an object: %s', async (raw) => {
    const api = testApi();
    const as = await api.staff();
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/donationitems/simple', '/auth/login', '/messages', '/textcontainers']) {
      const { status, body } = await api.call('post', path, { as, raw, headers });
      const message = 'Please send one JSON object with named fields.';
      expect([status, body], path).toMatchObject([400, { code: 'invalid', message, fields: { body: message } }]);
    }
  });

  it.each<[unknown, string]>([
    [null, 'Metadata must be at most 50 names, each with a text.'],
    ['x', 'Metadata must be at most 50 names, each with a text.'],
    [[], 'Metadata must be at most 50 names, each with a text.'],
    [{ ...Array(51).fill('x') }, 'Metadata must be at most 50 names, each with a text.'],
    [{ a: 1 }, 'A value in the metadata must be a text.'],
    [{ a: 'x'.repeat(1001) }, 'A value in the metadata must have at most 1000 characters.'],
    [{ '': 'x' }, 'A name in the metadata must have 1 to 60 characters.'],
  ])('says what is wrong with the metadata of a container (case %#)', (metadata, sentence) => {
    const place = { tags: ['managed-text'], relativeUrl: '/', content: 'x', metadata };
    expect(sentencesFor(newTextContainer, place)[0]).toBe(sentence);
    expect(sentencesFor(newImageContainer, place)[0]).toBe(sentence);
  });
});
