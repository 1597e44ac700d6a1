import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';

/** A UUID, made by hand because `randomUUID` is missing on a site without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const withKey = (key: string): Readonly<Record<string, string>> => ({ [IDEMPOTENCY_HEADER]: key });

/** Kept on this device beside the draft, so that a form sent again after a reload has the same idempotency key. */
export interface SendingKey {
  get(): string;
  /** Called once the form has arrived, or when something else was sent with its key. */
  renew(): void;
}

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

export const photoKey = ({ name, size, lastModified }: File): string => `${name}-${size}-${lastModified}`;

const keysOfPhotos = new Map<string, string>();

/** Returns the same idempotency key however often the photo is sent, or chosen again. */
export const keyOfPhoto = (photo: File): string => {
  const name = photoKey(photo);
  const key = keysOfPhotos.get(name) ?? newKey();
  keysOfPhotos.set(name, key);
  return key;
};
