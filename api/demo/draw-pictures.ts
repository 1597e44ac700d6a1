import type { Picture } from '#contract/images/pictures.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

export interface PictureJob {
  drawing: string;
  attach(draft: Draft, picture: Picture): void;
}

export const drawPictures = async (
  { store, log }: Pick<Deps, 'store' | 'log'>,
  jobs: readonly PictureJob[],
  draw: (name: string) => Promise<Picture>,
): Promise<void> => {
  for (const { drawing, attach } of jobs) {
    try {
      const picture = await draw(drawing);
      await store.change((draft) => attach(draft, picture));
    } catch (error) {
      log.warn('demo.picture-failed', { drawing, ...describeError(error) });
    }
  }
};
