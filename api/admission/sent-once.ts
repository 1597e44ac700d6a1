import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { SENT_BEFORE, type SentKeys } from '#contract/calls/sent-once.ts';
import { hashOfKey, isRemembered, isRepeated, repeatKeyOf } from '../core/idempotency.ts';
import type { Upload } from '../images/images.ts';

/** Far more than pictures are added to one record in a day. */
const KEYS_MAX = 20;

interface Keyed {
  sentKeys?: SentKeys | undefined;
}

interface KeyedTable<T> {
  list(index: 'repeat', key: string): readonly T[];
}

/** What a visitor sends, with its Idempotency-Key. */
interface Sending {
  /** What is called, and about which record where that is in its address or token. */
  call: string;
  key: string | null;
  content: unknown;
  uploads?: readonly Upload[];
}

export interface SentOnce {
  /**
   * The record that the same request has made or changed within the last 24 hours.
   * @throws Failure `conflict` if the key came with other content then.
   */
  earlier<T extends Keyed>(table: KeyedTable<T>): T | undefined;
  /** The keys that a record has with that of this request, if it has one; `pictures` are those that it adds. */
  noted(before: Keyed, pictures?: readonly string[]): Keyed;
  /** The pictures that this request has added to the record. */
  picturesOf(record: Keyed): string[];
}

const hashOfFile = async ({ path }: Upload): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url');
};

const withKey = (record: Keyed, hash: string) =>
  (record.sentKeys ?? []).filter(({ repeatKey }) => repeatKey.startsWith(`${hash}.`));

/** True when something was sent with this key in the last 24 hours, whatever it was. */
export const isKnownKey = <T extends Keyed>(
  table: KeyedTable<T>,
  { call, key }: Pick<Sending, 'call' | 'key'>,
  now: Date,
): boolean => {
  const hash = hashOfKey(call, key);
  return table.list('repeat', hash).some((record) => withKey(record, hash).some((sent) => isRemembered(sent, now)));
};

/**
 * Detects what a visitor sends again because the answer was lost. What is stored of the key, in the record itself, tells neither
 * the key nor the content. Without a key nothing is a repetition. @throws Failure `invalid` for a malformed key.
 */
export const sentOnce = async (now: () => Date, { call, key, content, uploads = [] }: Sending): Promise<SentOnce> => {
  if (key === null) return { earlier: () => undefined, noted: () => ({}), picturesOf: () => [] };
  const hash = hashOfKey(call, key);
  // Before the files are read: a malformed key costs nothing.
  repeatKeyOf({ scope: call, key, request: null });
  const files = await Promise.all(uploads.map(hashOfFile));
  const repeatKey = repeatKeyOf({ scope: call, key, request: [content, files] });
  return {
    earlier: (table) =>
      table.list('repeat', hash).find((record) => isRepeated(repeatKey, withKey(record, hash), now(), SENT_BEFORE)),
    noted: ({ sentKeys = [] }, pictures) => ({
      sentKeys: [
        ...sentKeys,
        { repeatKey, at: now().toISOString(), ...(pictures && { pictures: [...pictures] }) },
      ].slice(-KEYS_MAX),
    }),
    picturesOf: (record) => withKey(record, hash).flatMap(({ pictures = [] }) => pictures),
  };
};
