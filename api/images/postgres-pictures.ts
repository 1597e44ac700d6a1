import type { Connection } from '../store/postgres/connection.ts';
import { WAITING_PICTURE } from '../store/postgres/schema.ts';

const KEEP = {
  name: 'picture-keep',
  text: `INSERT INTO picture (id, name, bytes) VALUES ($1, '${WAITING_PICTURE}', $2) ON CONFLICT DO NOTHING`,
};
/** One statement: at every moment the picture is there, or its file. Two processes may have made the same copies. */
const PUBLISH = {
  name: 'picture-publish',
  text: `WITH made AS (DELETE FROM picture WHERE id = $1 AND name = '${WAITING_PICTURE}')
         INSERT INTO picture (id, name, bytes) SELECT $1, name, bytes FROM unnest($2::text[], $3::bytea[]) AS copy(name, bytes)
         ON CONFLICT DO NOTHING`,
};
const READ = { name: 'picture-read', text: 'SELECT bytes FROM picture WHERE id = $1 AND name = $2' };
const NAMES = { name: 'picture-names', text: 'SELECT name FROM picture WHERE id = $1' };
const REMOVE = { name: 'picture-remove', text: 'DELETE FROM picture WHERE id = $1' };
const SIZE = {
  name: 'picture-size',
  text: 'SELECT coalesce(sum(octet_length(bytes)), 0)::text AS bytes FROM picture WHERE id = $1',
};
/** A picture that is being sent to another process has no record yet: what is younger than an hour is nobody's leftover. */
const LIST = `SELECT id FROM picture GROUP BY id HAVING max(made_at) < now() - interval '1 hour'`;

export interface Copy {
  name: string;
  bytes: Uint8Array;
}

/** The table of pictures. Every function throws the database's Error. */
export const createPostgresPictures = (connection: Connection) => {
  const read = async (id: string, name: string): Promise<Uint8Array | null> => {
    const { rows } = await connection.query<{ bytes: Buffer }>({ ...READ, values: [id, name] });
    return rows[0]?.bytes ?? null;
  };
  return {
    read,
    keep: async (id: string, bytes: Uint8Array) => void (await connection.query({ ...KEEP, values: [id, bytes] })),
    kept: (id: string) => read(id, WAITING_PICTURE),
    /** Puts the copies of a picture in the place of the file that was sent. */
    async publish(id: string, copies: readonly Copy[]): Promise<void> {
      const values = [id, copies.map(({ name }) => name), copies.map(({ bytes }) => bytes)];
      await connection.query({ ...PUBLISH, values });
    },
    /** The names of its copies. */
    async names(id: string): Promise<string[]> {
      const { rows } = await connection.query<{ name: string }>({ ...NAMES, values: [id] });
      return rows.flatMap(({ name }) => (name === WAITING_PICTURE ? [] : [name]));
    },
    remove: async (id: string) => void (await connection.query({ ...REMOVE, values: [id] })),
    /** How many bytes its copies, or its file, take. */
    async sizeOf(id: string): Promise<number> {
      const { rows } = await connection.query<{ bytes: string }>({ ...SIZE, values: [id] });
      return Number(rows[0]?.bytes ?? 0);
    },
    /** The ids of all pictures that have been there for an hour. */
    async list(): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(LIST);
      return rows.map(({ id }) => id);
    },
  };
};
