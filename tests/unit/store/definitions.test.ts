import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectionNames, definitions, validated } from '#api/store/definitions.ts';
import { auditEntry, testimonial } from './make-records.ts';

describe('a record is checked as its contract says', () => {
  it.each(collectionNames)('of %s: the schema is its fields and nothing more, as only they are checked', (name) => {
    const { type, checks = [], catchall } = definitions[name].schema.def;
    expect({ type, checks, catchall }).toEqual({ type: 'object', checks: [], catchall: undefined });
  });

  it.each(collectionNames)('of %s: what is wrong with nothing, a list and an empty record', (name) => {
    for (const record of [null, [], {}, { id: 'x' }]) {
      const [issue] = definitions[name].schema.safeParse(record).error?.issues ?? [];
      const field = issue?.path.join('.') || 'the record itself';
      expect(() => validated(name, record)).toThrow(`does not fit the contract: ${field}.`);
    }
  });

  it.each([
    ['testimonials', testimonial(1)],
    ['audit', auditEntry(1)],
  ] as const)(
    'of %s: fields that it does not name are left out, those that it may leave out stay away',
    (name, record) => {
      const more = JSON.parse(`{ "__proto__": { "isAdmin": true }, "more": 1, ${JSON.stringify(record).slice(1)}`);
      const read = validated(name, more);
      expect(read).toEqual(z.parse(definitions[name].schema, more));
      expect(Object.keys(read).sort()).toEqual(Object.keys(record).sort());
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      expect(Object.isFrozen(read)).toBe(true);
    },
  );
});
