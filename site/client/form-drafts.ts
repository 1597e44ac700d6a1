import * as z from 'zod/mini';
import { createFileBox, type FileBox } from './file-box.ts';

export interface Draft {
  fields: Record<string, string>;
  files: readonly File[];
}

/** Storage that is full or forbidden loses the draft and nothing else. */
export interface FormDrafts {
  /** Null if there is no draft worth restoring. */
  read(): Promise<Draft | null>;
  keepFields(fields: Record<string, string>): void;
  keepFiles(files: readonly File[]): void;
  forget(): void;
}

const storedFields = z.record(z.string(), z.string());

const harmless = (problem: unknown) => console.warn('The draft could not be kept on this device.', problem);

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch (problem) {
    harmless(problem);
    return otherwise;
  }
};

export const draftKey = (name: string): string => `draft.${name}`;

export const createFormDrafts = (name: string, storage: () => Storage, files: FileBox): FormDrafts => {
  const key = draftKey(name);
  const readFields = () =>
    attempt(() => z.safeParse(storedFields, JSON.parse(storage().getItem(key) ?? '{}')).data ?? {}, {});
  return {
    async read() {
      const fields = readFields();
      const stored = await files.read(key).catch((problem: unknown) => {
        harmless(problem);
        return [];
      });
      const something = stored.length > 0 || Object.values(fields).some((value) => value.trim() !== '');
      return something ? { fields, files: stored } : null;
    },
    keepFields: (fields) => attempt(() => storage().setItem(key, JSON.stringify(fields)), undefined),
    keepFiles: (chosen) => void files.keep(key, chosen).catch(harmless),
    forget() {
      attempt(() => storage().removeItem(key), undefined);
      void files.keep(key, []).catch(harmless);
    },
  };
};

export const deviceDrafts = (name: string): FormDrafts =>
  createFormDrafts(
    name,
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );
