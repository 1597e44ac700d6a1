import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#api/app/routes.ts';
import { Failure } from '#api/core/failure.ts';
import { type Json, jsonSchema } from '#api/docs/json-schema.ts';
import { parse } from '#api/http/parse.ts';
import { newTextContainer } from '#contract/containers/containers.ts';
import { bulkTestimonialDecision, bulkUndo } from '#contract/moderation/moderation.ts';
import { preferencesChange } from '#contract/preferences/preferences.ts';
import { daysUndo } from '#contract/runs/run-changes.ts';
import { testimonialSubmission } from '#contract/testimonials/testimonials.ts';
import { testApi } from '../../support/test-api.ts';

const failureOf = (schema: z.core.$ZodType, value: unknown): Failure => {
  try {
    parse(schema, value);
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('Nothing was refused.');
};

/** A list that notes whether anybody looks into it. */
const watched = (entries: object) => {
  const looks = { taken: 0 };
  const list = new Proxy(entries, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks.taken += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list, looks };
};

/** The places in a schema at which something is true of it. */
const placesOf = (schema: unknown, isMeant: (part: Json) => boolean, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, part]) => placesOf(part, isMeant, `${path}/${key}`));
  return isMeant(schema as Json) ? [path, ...inside] : inside;
};
const placesInRequests = (isMeant: (part: Json) => boolean): string[] => {
  const found = routes.flatMap(({ method, path, query, body }) =>
    [query, body].flatMap((schema) =>
      (['input', 'output'] as const).flatMap((io) =>
        schema ? placesOf(jsonSchema(schema, io), isMeant, `${method} ${path}`) : [],
      ),
    ),
  );
  return [...new Set(found)];
};

describe('what is refused', () => {
  it('names at most 50 fields, each with its first sentence', () => {
    const failure = failureOf(z.array(z.string('Please write a word')), Array(1000).fill(0));
    expect(failure.message).toBe('Please write a word');
    expect(Object.keys(failure.fields ?? {})).toEqual(Array.from({ length: 50 }, (_, at) => String(at)));
  });

  it('is no longer than a few lines for a list of a hundred thousand, and not a fault of the server for more', async () => {
    const api = testApi();
    for (const entries of [100_000, 400_000]) {
      const json = { token: 'x', content: 'The driver was kind and on time.', consentTo: Array(entries).fill(0) };
      const { status, body } = await api.call('put', '/testimonials/yours', { json });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['consentTo']]);
    }
  });
});

describe('a list from outside', () => {
  it('has a maximum in every request', () => {
    expect(placesInRequests(({ type, maxItems }) => type === 'array' && maxItems === undefined)).toEqual([]);
  });

  const OWN_NAMES = {
    actedAt: daysUndo,
    correctedAt: bulkTestimonialDecision,
    decidedAt: bulkUndo,
    lists: preferencesChange,
    metadata: newTextContainer,
  };
  it('has one, too, where the sender chooses the names', () => {
    const places = placesInRequests(({ additionalProperties }) => typeof additionalProperties === 'object');
    expect([...new Set(places.map((place) => place.split('/').at(-1)))].sort()).toEqual(Object.keys(OWN_NAMES));
  });

  it.each<[string, z.core.$ZodType, object]>([
    ['consentTo', testimonialSubmission, Array(1000).fill(0)],
    ...Object.entries(OWN_NAMES).map(([name, schema]): [string, z.core.$ZodType, object] => [
      name,
      schema,
      { ...Array(1000).fill(0) },
    ]),
  ])('is neither looked into nor repeated when it is too long: %s', (name, schema, entries) => {
    const { list, looks } = watched(entries);
    const { fields = {} } = failureOf(schema, { [name]: list });
    expect(Object.keys(fields).filter((field) => field.startsWith(name))).toEqual([name]);
    expect(fields[name]?.length).toBeLessThan(100);
    expect(looks.taken).toBe(0);
  });
});
