import type { Picture } from '#contract/images/pictures.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

/** A picture of the demo that is still to be drawn, and where it belongs. */
export interface PictureJob {
  /** The name of one of our drawings. */
  drawing: string;
  attach(draft: Draft, picture: Picture): void;
}

/** Draws the demo's pictures one after the other while visitors are served; each is there as soon as it is made. */
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
