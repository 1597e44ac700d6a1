import * as z from 'zod/mini';

/** What the server has noticed about how it is run, for administrators: nothing has failed yet. */
export const warning = z.enum(['untrustedProxy']);
export type Warning = z.infer<typeof warning>;
