import { open } from 'node:fs/promises';

/** Makes a file that only its owner reads, and resolves when it is safe from a power cut. Rejects when it is there already. */
export const writeNewFile = async (path: string, content: Uint8Array | string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};
