import { randomBytes } from 'node:crypto';

/** A new record id: 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');
