import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { Connection } from './connection.ts';

/**
 * Each picture has a key of its own in a small table: removed rows stay in the files of a table until it is rewritten, which
 * would take minutes for all pictures.
 */
const CIPHER = 'aes-256-ctr';
const KEY_BYTES = 32;

const MAKE = {
  name: 'picture-key-make',
  text: 'INSERT INTO picture_key (id, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};
const FIND = { name: 'picture-key-find', text: 'SELECT key FROM picture_key WHERE id = $1' };

/** No two copies may have the same name under one key. */
export const cipherPicture = (key: Buffer, name: string, bytes: Uint8Array): Buffer => {
  const counter = createHash('sha256').update(name).digest().subarray(0, 16);
  return createCipheriv(CIPHER, key, counter).update(bytes);
};

export const pictureKey = async (connection: Pick<Connection, 'query'>, id: string): Promise<Buffer> => {
  await connection.query({ ...MAKE, values: [id, randomBytes(KEY_BYTES)] });
  const { rows } = await connection.query<{ key: Buffer }>({ ...FIND, values: [id] });
  if (!rows[0]) throw new Error('The picture was removed meanwhile.');
  return rows[0].key;
};
