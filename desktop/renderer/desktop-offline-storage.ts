import { fromStoredDecision, type StoredDecision } from '#site/client/outbox/earlier-entries.ts';
import { withEntry } from '#site/client/outbox/entry-order.ts';
import type { CachedAnswer, CachedAnswerKey, OfflineStorage } from '#site/client/outbox/offline-storage.ts';
import type { OutboxEntry, OutboxFile } from '#site/client/outbox/outbox-entry.ts';
import type { Bridge } from '../bridge/bridge.ts';
import type { OfflineRecord } from '../bridge/offline-records.ts';
import type { ShellStore } from './shell-store.ts';

const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;

/** Bytes are base64, as records are JSON. */
interface EntryRecord extends Omit<OutboxEntry, 'file'> {
  file?: Omit<OutboxFile, 'bytes'> & { bytes: string };
}
const toEntryRecord = ({ file, ...entry }: OutboxEntry): OfflineRecord => ({
  ...entry,
  ...(file && { file: { ...file, bytes: toBase64(file.bytes) } }),
});
const toEntry = (record: OfflineRecord): OutboxEntry => {
  // A decision that an earlier version of the app stored.
  if ('theirs' in record) return fromStoredDecision(record as unknown as StoredDecision);
  const { file, ...entry } = record as unknown as EntryRecord;
  return { ...entry, ...(file && { file: { ...file, bytes: fromBase64(file.bytes) } }) };
};

const answerKey = ({ personId, path }: Pick<CachedAnswerKey, 'personId' | 'path'>) => `${personId} ${path}`;
const toAnswerRecord = (answer: CachedAnswer): OfflineRecord => ({
  ...answer,
  key: answerKey(answer),
  body: toBase64(answer.body),
});
const toAnswer = (record: OfflineRecord): CachedAnswer => {
  const { key: _, body, ...answer } = record as unknown as Omit<CachedAnswer, 'body'> & { key: string; body: string };
  return { ...answer, body: fromBase64(body) };
};

export const createDesktopOfflineStorage = (
  bridge: Pick<Bridge, 'readOffline' | 'writeOffline'>,
  shell: ShellStore,
  server: string,
): OfflineStorage => {
  const entriesOf = { server, what: 'entries' } as const;
  const answersOf = { server, what: 'answers' } as const;
  let entries: Promise<readonly OutboxEntry[]> | undefined;
  let answers: Promise<Map<string, CachedAnswer>> | undefined;
  const readEntries = () => {
    entries ??= bridge.readOffline(entriesOf).then((records) => records.map(toEntry));
    entries.catch(() => {
      entries = undefined;
    });
    return entries;
  };
  const readAnswers = () => {
    answers ??= bridge
      .readOffline(answersOf)
      .then((records) => new Map(records.map((record) => [record.key, toAnswer(record)])));
    // A locked app reads them once it is open.
    answers.catch(() => {
      answers = undefined;
    });
    return answers;
  };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const store = async (before: readonly OutboxEntry[], after: readonly OutboxEntry[]) => {
    const put = after.filter((entry) => !before.includes(entry)).map(toEntryRecord);
    const remove = before.filter(({ key }) => !after.some((one) => one.key === key)).map(({ key }) => key);
    if (put.length + remove.length > 0) await bridge.writeOffline({ ...entriesOf, put, remove });
    entries = Promise.resolve(after);
  };
  const isLocked = () => shell.current().servers.find(({ url }) => url === server)?.isLocked ?? false;
  /** Adds what the key store did not decrypt before, except where something newer is stored for the same key. */
  const addUnlocked = () =>
    inTurn(async () => {
      const since = await readEntries();
      const stored = (await bridge.readOffline(entriesOf)).map(toEntry);
      const earlier = stored.filter(({ key }) => !since.some((one) => one.key === key));
      await store([...earlier, ...since], since.reduce(withEntry, earlier));
    }).catch(() => {
      // What is on disk is read anew.
      entries = undefined;
    });
  return {
    entries: {
      read: readEntries,
      write: (change) =>
        inTurn(async () => {
          const before = await readEntries();
          await store(before, change(before));
        }),
      subscribe(listener) {
        let wasLocked = isLocked();
        shell.subscribe(() => {
          if (wasLocked && !isLocked()) void addUnlocked().then(listener);
          wasLocked = isLocked();
        });
      },
    },
    answers: {
      isPrivate: true,
      read: async (personId, path) => (await readAnswers()).get(answerKey({ personId, path })) ?? null,
      async write(answer) {
        (await readAnswers()).set(answerKey(answer), answer);
        await bridge.writeOffline({ ...answersOf, put: [toAnswerRecord(answer)], remove: [] });
      },
      async clear(choose) {
        const stored = await readAnswers();
        const oldestFirst = [...stored.values()].sort((one, other) => one.at.localeCompare(other.at));
        const remove = choose(oldestFirst).map(answerKey);
        for (const key of remove) stored.delete(key);
        if (remove.length > 0) await bridge.writeOffline({ ...answersOf, put: [], remove });
      },
    },
  };
};

export const takeOverEntries = async (from: OfflineStorage, to: OfflineStorage, personId: string): Promise<void> => {
  const earlier = (await from.entries.read()).filter((entry) => entry.personId === personId);
  if (earlier.length === 0) return;
  await to.entries.write((entries) => [
    ...entries,
    ...earlier.filter(({ key }) => !entries.some((one) => one.key === key)),
  ]);
  await from.entries.write((entries) => entries.filter((entry) => entry.personId !== personId));
};
