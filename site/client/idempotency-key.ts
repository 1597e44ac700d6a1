import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';

/** A key, as a UUID, for one thing to be done once. `randomUUID` is missing where a site is reached without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const withKey = (key: string): Readonly<Record<string, string>> => ({ [IDEMPOTENCY_HEADER]: key });

/**
 * The key with which a form is sent, kept on this device beside its draft: whoever sends it again after a reload sends it with
 * the same one.
 */
export interface SendingKey {
  get(): string;
  /** The next is another sending: this one has arrived, or something else was sent with its key. */
  renew(): void;
}

/** `first` is the key that the form has already, if it has one. */
export const createSendingKey = (form: string, storage: () => Storage, first: string | null = null): SendingKey => {
  const name = `sending.${form}`;
  let own = first ?? newKey();
  const stored = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch (problem) {
      console.warn('The key of this form could not be kept on this device.', problem);
      return null;
    }
  };
  return {
    get() {
      own = stored(() => storage().getItem(name)) ?? own;
      stored(() => storage().setItem(name, own));
      return own;
    },
    renew() {
      own = newKey();
      stored(() => storage().removeItem(name));
    },
  };
};

/** Tells photos apart: the same file is taken once. */
export const photoKey = ({ name, size, lastModified }: File): string => `${name}-${size}-${lastModified}`;

const keysOfPhotos = new Map<string, string>();

/** The key with which a photo is sent, however often, also when it was chosen again. */
export const keyOfPhoto = (photo: File): string => {
  const name = photoKey(photo);
  const key = keysOfPhotos.get(name) ?? newKey();
  keysOfPhotos.set(name, key);
  return key;
};
