import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImages } from '#api/images/disk-images.ts';
import type { Images } from '#api/images/images.ts';
import { createPostgresImages } from '#api/images/postgres-images.ts';
import { createPostgresPictures } from '#api/images/postgres-pictures.ts';
import { Connection } from '#api/store/postgres/connection.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { makeRoom, newId, png, sentences } from './samples.ts';

type Room = Awaited<ReturnType<typeof makeRoom>>;
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.skipIf(withoutPostgres)(`pictures in a database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  let database: Connection;
  let rooms: Room[];
  /** Two processes with a folder each. */
  let one: Images;
  let other: Images;

  const open = ({ dir }: Room, pictures = createPostgresPictures(database)) =>
    createPostgresImages({
      pictures,
      local: createImages({ dir, log }),
      dir,
      log,
    });
  const rowsOf = async (id: string) =>
    (await database.query<{ name: string }>('SELECT name FROM picture WHERE id = $1 ORDER BY name', [id])).rows.map(
      ({ name }) => name,
    );

  beforeEach(async () => {
    const url = await freshDatabase();
    await (await openPostgresStore(url, { log })).close();
    database = new Connection(url);
    rooms = [await makeRoom(), await makeRoom()];
    [one, other] = rooms.map((room) => open(room)) as [Images, Images];
  });
  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
    await database.close();
    await Promise.all(rooms.map((room) => room.remove()));
  });
  const upload = async () => (rooms[0] as Room).upload(await png(640, 480));

  it('are found and read by every process, byte for byte', async () => {
    const id = newId();
    const picture = await one.save(id, await upload(), sentences);
    expect(await other.find(id)).toEqual(picture);
    const name = `${picture.width}x${picture.height}.webp`;
    const [here, there] = [await one.read(id, name), await other.read(id, name)];
    expect(there?.type).toBe('image/webp');
    expect(Buffer.from(here?.bytes ?? []).equals(Buffer.from(there?.bytes ?? []))).toBe(true);
    expect(Buffer.from(there?.bytes ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    await one.remove(id);
    expect(await other.find(id)).toBeNull();
    expect(await one.read(id, name)).toBeNull();
  });

  it('are made by another process from the file that was kept, when the first is gone', async () => {
    const id = newId();
    const bytes = await readFile((await upload()).path);
    await one.keep(id, await upload());
    const kept = await other.findUpload(id);
    expect((await readFile(kept?.path ?? '')).equals(bytes)).toBe(true);
    if (kept) await other.save(id, kept, sentences);
    expect(await rowsOf(id)).not.toContain('waiting');
    expect(await one.find(id)).toMatchObject({ id, width: 640, height: 480 });
  });

  it('are made once when two processes make the same', async () => {
    const id = newId();
    await one.keep(id, await upload());
    const files = await Promise.all([one.findUpload(id), other.findUpload(id)]);
    const [mine, theirs] = files;
    if (!mine || !theirs) throw new Error('The file was not kept.');
    const made = await Promise.all([one.save(id, mine, sentences), other.save(id, theirs, sentences)]);
    expect(made[0]).toEqual(made[1]);
    expect((await rowsOf(id)).length).toBeGreaterThan(0);
    expect(await rowsOf(id)).not.toContain('waiting');
  });

  it('are made again from the file that was kept, when storing them failed', async () => {
    const [id, room] = [newId(), rooms[0] as Room];
    const pictures = createPostgresPictures(database);
    vi.spyOn(pictures, 'publish').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    const images = open(room, pictures);
    const first = await images.keep(id, await upload());
    await expect(images.save(id, first, sentences)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await room.kept()).toEqual([]);
    expect(await rowsOf(id)).toEqual(['waiting']);
    const again = await images.findUpload(id);
    if (again) await images.save(id, again, sentences);
    expect(await images.find(id)).toMatchObject({ id, width: 640, height: 480 });
    await images.close();
  });

  it("are nobody's leftovers for an hour", async () => {
    const id = newId();
    await one.keep(id, await upload());
    expect(await other.list()).toEqual([]);
    await database.query(`UPDATE picture SET made_at = now() - interval '61 minutes'`);
    expect(await other.list()).toEqual([id]);
  });

  it('are refused with a sentence while the database is away', async () => {
    await database.close();
    await expect(one.keep(newId(), await upload())).rejects.toMatchObject({ code: 'unavailable', retryAfter: 30 });
    await expect(one.read(newId(), '640x480.webp')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
