import { randomBytes } from 'node:crypto';
import { Failure } from '../core/failure.ts';
import type { Connection } from '../store/postgres/connection.ts';

const SECRET_BYTES = 48;
const NAME = 'tokens';

/** Reads the secret for tokens that all processes share; the first one makes it. @throws Error when the database cannot be reached. */
export const readOrMakeSharedSecret = async (connection: Connection): Promise<Uint8Array> => {
  await connection.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    NAME,
    randomBytes(SECRET_BYTES).toString('base64url'),
  ]);
  const { rows } = await connection.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [NAME]);
  const secret = Buffer.from(rows[0]?.value ?? '');
  if (secret.byteLength < SECRET_BYTES)
    throw new Failure(
      'internal',
      'The secret in the database is damaged. Remove it; everyone then has to sign in again.',
    );
  return secret;
};
