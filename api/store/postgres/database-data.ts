import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from '../backup/archive-entry.ts';
import type { OtherData } from '../backup/other-data.ts';
import { KEY_FILE, UPLOADS_FOLDER, WAITING_ENDING } from '../backup/store-files.ts';
import { ERASED_FILE, formatErased } from '../disk/erased-ids.ts';
import type { Connection } from './connection.ts';
import { readErasedIds } from './erased-in-database.ts';
import { cipherPicture } from './picture-cipher.ts';
import { WAITING_PICTURE } from './schema.ts';

interface PictureRow {
  id: string;
  name: string;
  size: number;
}

const entryOf = (name: string, bytes: Buffer): ArchiveEntry => ({ name, size: bytes.length, chunks: [bytes] });

const pathOf = ({ id, name }: PictureRow): string =>
  name === WAITING_PICTURE ? `${UPLOADS_FOLDER}/${id}${WAITING_ENDING}` : `${UPLOADS_FOLDER}/${id}/${name}`;

export const databaseData = (connection: Connection, tempDir: string): OtherData => {
  // Files that wait come first: one whose picture is finished meanwhile is found among the pictures.
  const listPictures = async () =>
    (
      await connection.query<PictureRow>(
        'SELECT id, name, octet_length(bytes) AS size FROM picture ORDER BY name <> $1, id, name',
        [WAITING_PICTURE],
      )
    ).rows;
  const readPictures = async function* (): AsyncGenerator<{ name: string; bytes: Buffer }> {
    for (const row of await listPictures()) {
      const { rows } = await connection.query<{ bytes: Buffer; key: Buffer }>(
        'SELECT bytes, key FROM picture JOIN picture_key USING (id) WHERE id = $1 AND name = $2',
        [row.id, row.name],
      );
      if (rows[0]) yield { name: pathOf(row), bytes: cipherPicture(rows[0].key, row.name, rows[0].bytes) };
    }
  };
  return {
    async *keyAndErased() {
      const { rows } = await connection.query<{ value: string }>(`SELECT value FROM secret WHERE name = 'tokens'`);
      if (rows[0]) yield entryOf(KEY_FILE, Buffer.from(`${rows[0].value}\n`));
      const erased = await readErasedIds(connection);
      if (erased.size > 0) yield entryOf(ERASED_FILE, formatErased(erased));
    },
    async *pictures() {
      for await (const { name, bytes } of readPictures()) yield entryOf(name, bytes);
    },
    async *pictureFiles() {
      const folder = await mkdtemp(join(tempDir, 'backup-'));
      const path = join(folder, 'picture');
      try {
        for await (const { name, bytes } of readPictures()) {
          await writeFile(path, bytes, { mode: 0o600 });
          yield { name, path };
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async *sizes() {
      for (const row of await listPictures()) yield { name: pathOf(row), size: row.size };
      const { rows } = await connection.query<{ size: string }>(`SELECT pg_total_relation_size('record') AS size`);
      yield { name: 'records', size: Number(rows[0]?.size ?? 0) };
    },
  };
};
