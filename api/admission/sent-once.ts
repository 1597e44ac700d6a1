import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { SENT_BEFORE, type SentKeys } from '#contract/calls/sent-once.ts';
import { hashOfKey, isRemembered, isRepeated, repeatKeyOf } from '../core/idempotency.ts';
import type { Upload } from '../images/images.ts';

const KEYS_MAX = 20;

interface Keyed {
  sentKeys?: SentKeys | undefined;
}

interface KeyedTable<T> {
  list(index: 'repeat', key: string): readonly T[];
}

interface Sending {
  call: string;
  key: string | null;
  content: unknown;
  uploads?: readonly Upload[];
}

export interface SentOnce {
  /**
   * Returns the record that the same request made or changed within the last 24 hours.
   * @throws Failure `conflict` if the key came with other content then.
   */
  earlier<T extends Keyed>(table: KeyedTable<T>): T | undefined;
  noted(before: Keyed, pictures?: readonly string[]): Keyed;
  picturesOf(record: Keyed): string[];
}

const hashOfFile = async ({ path }: Upload): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url');
};

const withKey = (record: Keyed, hash: string) =>
  (record.sentKeys ?? []).filter(({ repeatKey }) => repeatKey.startsWith(`${hash}.`));

/** True if the key was used within the last 24 hours, whatever the content. */
export const isKnownKey = <T extends Keyed>(
  table: KeyedTable<T>,
  { call, key }: Pick<Sending, 'call' | 'key'>,
  now: Date,
): boolean => {
  const hash = hashOfKey(call, key);
  return table.list('repeat', hash).some((record) => withKey(record, hash).some((sent) => isRemembered(sent, now)));
};

/**
 * Detects submissions repeated because the response was lost. The stored hash reveals neither the key nor the content; without
 * a key nothing is a repeat.
 * @throws Failure `invalid` for a malformed key.
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
