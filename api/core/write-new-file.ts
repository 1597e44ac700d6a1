import { open } from 'node:fs/promises';

/** Writes durably, readable only by the owner. Rejects if the file exists. */
export const writeNewFile = async (path: string, content: Uint8Array | string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};
