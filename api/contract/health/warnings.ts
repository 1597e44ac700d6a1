import * as z from 'zod/mini';

export const warning = z.enum(['untrustedProxy']);
export type Warning = z.infer<typeof warning>;
