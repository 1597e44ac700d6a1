import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '#api/store/disk/migrations/apply-migrations.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import type { Store } from '#api/store/store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const now = () => new Date('2026-11-30T12:00:00.000Z');
const FORMAT_4 = migrations.slice(0, 3);
const AT = '2026-11-29T09:00:00.000Z';
const message = {
  id: 'message000000000000001',
  reference: 'M-7T2QXA',
  about: 'question',
  name: 'Tom Byrne',
  email: null,
  phone: '086 000 0000',
  message: 'When is the shop in Clane open?',
  createdAt: AT,
  urgent: false,
  held: false,
  state: 'open',
  answeredAt: null,
  assignedTo: null,
} as const;
const by = 'person0000000000000001';
const notes = [
  { at: AT, by, text: 'Rang him.' },
  { at: AT, by, text: 'No answer.' },
];

const open: Record<string, () => Promise<(steps?: typeof FORMAT_4) => Promise<Store & { close(): Promise<void> }>>> = {
  'a folder': async () => {
    const folder = temporaryFolder();
    return (steps) => openStore(folder, { log: memoryLog(), now, ...(steps && { migrations: steps }) });
  },
  ...(!withoutPostgres && {
    'a database': async () => {
      const url = await freshDatabase();
      return (steps) => openPostgresStore(url, { log: memoryLog(), ...(steps && { migrations: steps }) });
    },
  }),
};

const stores: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

describe.each(Object.entries(open))('%s of format 4', (_, prepare) => {
  it('has notes on messages as comments, once, with who wrote them and when', async () => {
    const start = await prepare();
    const old = await start(FORMAT_4);
    await old.change((draft) => draft.messages.put({ ...message, notes }));
    await old.close();
    for (const _time of ['first', 'second']) {
      const store = await start();
      stores.push(store);
      expect(store.data.messages.get(message.id)).toEqual(message);
      const comments = store.data.comments.list('subject', message.id);
      expect(comments).toMatchObject([
        { kind: 'message', by, createdAt: AT },
        { kind: 'message', by, createdAt: AT },
      ]);
      expect(comments.map(({ text }) => text).sort()).toEqual(['No answer.', 'Rang him.']);
      await stores.pop()?.close();
    }
  });
});
