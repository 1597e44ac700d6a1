import { createImages } from '#api/images/disk-images.ts';
import { type PictureWorker, type Priority, startPictureWorker } from '#api/images/picture-workers.ts';
import { makeRoom, newId, sentences } from './samples.ts';

/** A folder of pictures with real workers, which have to be closed; what is warned of and which workers were started is kept. */
export const makeImageRoom = async (options: Pick<Parameters<typeof createImages>[0], 'timeoutMs'> = {}) => {
  const room = await makeRoom();
  const started: (PictureWorker & { priority: Priority })[] = [];
  const warnings: string[] = [];
  const warn = (event: string) => void warnings.push(event);
  const start = (priority: Priority) => {
    const worker = Object.assign(startPictureWorker(priority), { priority });
    started.push(worker);
    return worker;
  };
  const images = createImages({ dir: room.dir, log: { info: () => {}, warn, error: warn }, start, ...options });
  return {
    ...room,
    images,
    started,
    warnings,
    save: async (bytes: Uint8Array, id = newId()) => images.save(id, await room.upload(bytes), sentences),
    /** The bytes of one size of a picture. */
    async copyOf(id: string, width: number, height: number) {
      const copy = await images.read(id, `${width}x${height}.webp`);
      if (!copy) throw new Error(`There is no copy of ${width} x ${height}.`);
      return copy;
    },
    async close() {
      await images.close();
      await room.remove();
    },
  };
};
