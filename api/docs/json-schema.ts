import * as z from 'zod/mini';

export type Json = Record<string, unknown>;
export type Schema = z.core.$ZodType;

export const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
};
