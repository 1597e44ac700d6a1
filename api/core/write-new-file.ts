import { open } from 'node:fs/promises';

/** Creates a file that only its owner can read, durably. Rejects if it exists. */
export const writeNewFile = async (path: string, content: Uint8Array | string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};
