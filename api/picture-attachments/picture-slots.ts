import type { Picture, PictureLoss } from '#contract/images/pictures.ts';
import type { Draft } from '../store/store.ts';

/** How the records of a subject list pictures that are not made yet. Its functions run inside a change. */
export interface PictureSlots {
  /** Puts made pictures where they were waited for. @returns the ids of those that no record waits for any more, and of those replaced. */
  attach(draft: Draft, pictures: readonly Picture[]): string[];
  /** Notes that the pictures will not come. */
  drop(draft: Draft, ids: readonly string[], loss: PictureLoss): void;
  /**
   * Takes back what a call that is refused has stored with these pictures.
   * @returns false if it has to stay, as somebody has worked on it meanwhile.
   */
  takeBack(draft: Draft, ids: readonly string[]): boolean;
  /** Notes that the client of a call with these pictures has hung up before it was answered. */
  abandon(draft: Draft, ids: readonly string[]): void;
}
