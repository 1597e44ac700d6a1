import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { nodeDisk } from '#api/store/disk/disk.ts';
import { ERASED_FILE, readErased } from '#api/store/disk/erased-ids.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { faultyDisk } from './faulty-disk.ts';
import { idOf, message, now, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });
const later = () => new Date(now().getTime() + 60_000);
const picture = { id: idOf(77), width: 800, height: 600 };

const mailAbout = (id: string): StoredMail => ({
  id: `${id.slice(1)}m`,
  kind: 'message-received',
  to: 'ciara@post.example',
  mailbox: 'hash',
  about: { type: 'message', id },
  cause: 'form',
  values: {},
  state: 'sent',
  attempts: 1,
  createdAt: now().toISOString(),
  notBefore: now().toISOString(),
  dueAt: now().toISOString(),
  sentAt: now().toISOString(),
  lastError: null,
});

/** A folder whose two testimonials are in a backup, and the first of which was erased afterwards. */
const erasedAfterBackup = async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => {
    draft.testimonials.put(testimonial(1, { picture, content: 'Words of somebody who was forgotten.' }));
    draft.testimonials.put(testimonial(2));
  });
  const photo = join(folder, 'uploads', picture.id);
  mkdirSync(photo, { recursive: true });
  writeFileSync(join(photo, '800x600.webp'), 'a photo');
  const file = join(temporaryFolder(), 'backup.tar');
  await backup(store, folderData(folder), file);
  await store.change((draft) => draft.testimonials.remove(idOf(1)));
  await store.close();
  return { folder, file, photo };
};
const idsIn = async (folder: string) => {
  const store = await open(folder);
  const ids = [...store.data.testimonials.all()].map(({ id }) => id);
  await store.close();
  return ids;
};

describe('erased people', () => {
  it('stay erased when an older backup is restored, text and photo', async () => {
    const { folder, file, photo } = await erasedAfterBackup();
    await restore(file, folder, { now });
    expect(existsSync(photo)).toBe(false);
    expect(readFileSync(join(folder, 'testimonials.json'), 'utf8')).not.toContain('forgotten');
    expect(await idsIn(folder)).toEqual([idOf(2)]);
    await restore(file, folder, { now: later });
    expect(await idsIn(folder)).toEqual([idOf(2)]);
  });

  it('stay erased on another machine when they were erased while the backup was made, unless they are asked for', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    await store.change((draft) => [1, 2].forEach((number) => void draft.testimonials.put(testimonial(number))));
    const other = folderData(folder);
    const keyAndErased = async function* () {
      await store.change((draft) => draft.testimonials.remove(idOf(1)));
      yield* other.keyAndErased();
    };
    const file = join(temporaryFolder(), 'backup.tar');
    await backup(store, { ...other, keyAndErased }, file);
    await store.close();
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    await restore(file, first, { now });
    expect(await idsIn(first)).toEqual([idOf(2)]);
    expect([...(await readErased(nodeDisk, first))]).toEqual([idOf(1)]);
    await restore(file, second, { now, withErased: true });
    expect(await idsIn(second)).toEqual([idOf(1), idOf(2)]);
  });

  it('stay erased with their messages, and with the mails about what they sent', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    await store.change((draft) => {
      draft.messages.put(message(8));
      for (const about of [idOf(8), idOf(9)]) draft.mails.put(mailAbout(about));
    });
    const file = join(temporaryFolder(), 'backup.tar');
    await backup(store, folderData(folder), file);
    await store.change((draft) => draft.messages.remove(idOf(8)));
    await store.close();
    await restore(file, folder, { now });
    const restored = await open(folder);
    expect([...restored.data.messages.all()]).toEqual([]);
    expect([...restored.data.mails.all()].map(({ about }) => about?.id)).toEqual([idOf(9)]);
    await restored.close();
    expect(readFileSync(join(folder, 'mails.json'), 'utf8')).not.toContain(idOf(8));
  });

  it('are named by no view of an older backup', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    const view = { screen: 'donations', personId: idOf(3), shared: true, createdAt: now().toISOString() } as const;
    await store.change((draft) => {
      draft.views.put({ ...view, id: idOf(1), name: 'Ciara', query: 'q=Ciara' });
      draft.views.put({ ...view, id: idOf(2), name: 'Wexford', query: 'area=Wexford' });
    });
    const file = join(temporaryFolder(), 'backup.tar');
    await backup(store, folderData(folder), file);
    await store.change((draft) => draft.views.remove(idOf(1)));
    await store.close();
    await restore(file, folder, { now });
    const restored = await open(folder);
    expect([...restored.data.views.all()].map(({ name }) => name)).toEqual(['Wexford']);
    await restored.close();
    expect(readFileSync(join(folder, 'views.json'), 'utf8')).not.toContain('Ciara');
  });

  it('come back only when that is asked for, and then stay', async () => {
    const { folder, file, photo } = await erasedAfterBackup();
    await restore(file, folder, { now, withErased: true });
    expect(existsSync(photo)).toBe(true);
    expect((await idsIn(folder)).sort()).toEqual([idOf(1), idOf(2)]);
    expect([...(await readErased(nodeDisk, folder))]).toEqual([]);
    await restore(file, folder, { now: later });
    expect((await idsIn(folder)).sort()).toEqual([idOf(1), idOf(2)]);
  });

  it('are remembered by their ids alone', async () => {
    const { folder } = await erasedAfterBackup();
    expect(readFileSync(join(folder, ERASED_FILE), 'utf8')).toBe(`"${idOf(1)}"\n`);
  });

  it('are added at the end of the list, which is not written anew for each', async () => {
    const folder = temporaryFolder();
    const before = await open(folder);
    await before.change((draft) => {
      for (let number = 1; number <= 4; number += 1) draft.testimonials.put(testimonial(number));
    });
    await before.change((draft) => draft.testimonials.remove(idOf(1)));
    await before.close();
    const { disk, calls } = faultyDisk();
    const store = await openStore(folder, { log: memoryLog(), now, disk });
    for (const number of [2, 3]) {
      calls.length = 0;
      await store.change((draft) => draft.testimonials.remove(idOf(number)));
      expect(calls.slice(0, 3)).toEqual(['open edit', 'writeDurably', 'close']);
      expect(calls).not.toContain('rename');
    }
    await store.close();
    expect(readFileSync(join(folder, ERASED_FILE), 'utf8')).toBe(
      [1, 2, 3].map((number) => `"${idOf(number)}"\n`).join(''),
    );
  });

  it('are remembered although the end of the list is missing', async () => {
    const { folder } = await erasedAfterBackup();
    writeFileSync(join(folder, ERASED_FILE), `"${idOf(1)}"\n"${idOf(2)}"\n"00000`);
    expect([...(await readErased(nodeDisk, folder))]).toEqual([idOf(1), idOf(2)]);
    expect(await idsIn(folder)).toEqual([idOf(2)]);
    expect([...(await readErased(nodeDisk, folder))]).toEqual([idOf(1)]);
  });

  it('are people: posts, pictures and sessions come back with a backup', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    const session = { id: idOf(5), personId: idOf(6), createdAt: now().toISOString(), expiresAt: now().toISOString() };
    await store.change((draft) => draft.sessions.put(session));
    await store.change((draft) => draft.sessions.remove(session.id));
    await store.close();
    expect([...(await readErased(nodeDisk, folder))]).toEqual([]);
  });
});
