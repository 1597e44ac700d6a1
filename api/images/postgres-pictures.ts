import type { Connection } from '../store/postgres/connection.ts';
import { cipherPicture, pictureKey } from '../store/postgres/picture-cipher.ts';
import { WAITING_PICTURE } from '../store/postgres/schema.ts';

const KEEP = {
  name: 'picture-keep',
  text: `INSERT INTO picture (id, name, bytes) VALUES ($1, '${WAITING_PICTURE}', $2) ON CONFLICT DO NOTHING`,
};
/** One statement, so that the picture or its file is there at every moment. Two processes may have made the same copies. */
const PUBLISH = {
  name: 'picture-publish',
  text: `WITH made AS (DELETE FROM picture WHERE id = $1 AND name = '${WAITING_PICTURE}')
         INSERT INTO picture (id, name, bytes) SELECT $1, name, bytes FROM unnest($2::text[], $3::bytea[]) AS copy(name, bytes)
         WHERE EXISTS (SELECT 1 FROM picture_key WHERE id = $1 AND key = $4)
         ON CONFLICT DO NOTHING`,
};
const READ = {
  name: 'picture-read',
  text: 'SELECT bytes, key FROM picture JOIN picture_key USING (id) WHERE id = $1 AND name = $2',
};
const NAMES = { name: 'picture-names', text: 'SELECT name FROM picture WHERE id = $1' };
const REMOVE = {
  name: 'picture-remove',
  text: `WITH removed AS (DELETE FROM picture WHERE id = $1), forgotten AS (DELETE FROM picture_key WHERE id = $1 RETURNING 1)
         UPDATE upkeep SET keys_removed = keys_removed + 1 FROM forgotten`,
};
const SIZE = {
  name: 'picture-size',
  text: 'SELECT coalesce(sum(octet_length(bytes)), 0)::text AS bytes FROM picture WHERE id = $1',
};
/** A picture being sent to another process has no record yet, so nothing younger than an hour is left over. */
const LIST = `SELECT id FROM picture GROUP BY id HAVING max(made_at) < now() - interval '1 hour'`;

export interface Copy {
  name: string;
  bytes: Uint8Array;
}

export const createPostgresPictures = (connection: Connection) => {
  const read = async (id: string, name: string): Promise<Uint8Array | null> => {
    const { rows } = await connection.query<{ bytes: Buffer; key: Buffer }>({ ...READ, values: [id, name] });
    return rows[0] ? cipherPicture(rows[0].key, name, rows[0].bytes) : null;
  };
  return {
    read,
    async keep(id: string, bytes: Uint8Array): Promise<void> {
      const key = await pictureKey(connection, id);
      await connection.query({ ...KEEP, values: [id, cipherPicture(key, WAITING_PICTURE, bytes)] });
    },
    findUpload: (id: string) => read(id, WAITING_PICTURE),
    async publish(id: string, copies: readonly Copy[]): Promise<void> {
      const key = await pictureKey(connection, id);
      const encrypted = copies.map(({ name, bytes }) => cipherPicture(key, name, bytes));
      const values = [id, copies.map(({ name }) => name), encrypted, key];
      await connection.query({ ...PUBLISH, values });
    },
    async names(id: string): Promise<string[]> {
      const { rows } = await connection.query<{ name: string }>({ ...NAMES, values: [id] });
      return rows.flatMap(({ name }) => (name === WAITING_PICTURE ? [] : [name]));
    },
    remove: async (id: string) => void (await connection.query({ ...REMOVE, values: [id] })),
    async sizeOf(id: string): Promise<number> {
      const { rows } = await connection.query<{ bytes: string }>({ ...SIZE, values: [id] });
      return Number(rows[0]?.bytes ?? 0);
    },
    async list(): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(LIST);
      return rows.map(({ id }) => id);
    },
  };
};
