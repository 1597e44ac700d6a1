import * as z from 'zod/mini';

export type Json = Record<string, unknown>;
export type Schema = z.core.$ZodType;

/** A schema of the contract as JSON Schema: of what is sent (`input`), or of what is answered (`output`). */
export const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
};
