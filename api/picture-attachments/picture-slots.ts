import type { Picture, PictureLoss } from '#contract/images/pictures.ts';
import type { Draft } from '../store/store.ts';

/** Stores pictures not made yet in the records of a subject. All functions run inside a change. */
export interface PictureSlots {
  /** @returns ids of pictures replaced, or awaited by no record any more. */
  attach(draft: Draft, pictures: readonly Picture[]): string[];
  drop(draft: Draft, ids: readonly string[], loss: PictureLoss): void;
  /**
   * Undoes what a refused call has stored with these pictures.
   * @returns false if somebody has worked on it since.
   */
  takeBack(draft: Draft, ids: readonly string[]): boolean;
  abandon(draft: Draft, ids: readonly string[]): void;
}
