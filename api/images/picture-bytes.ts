import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { waitingFile } from './picture-files.ts';

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    (info) => (info.isFile() ? info.size : 0),
    () => 0,
  );

export const pictureBytes = async (dir: string, id: string): Promise<number> => {
  const names = await readdir(join(dir, id)).catch(() => []);
  const paths = [waitingFile(dir, id), ...names.map((name) => join(dir, id, name))];
  const sizes = await Promise.all(paths.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
};
