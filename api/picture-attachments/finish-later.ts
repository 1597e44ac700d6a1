import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { type Made, makePicture, type PictureRules } from './make-picture.ts';
import type { PictureSlots } from './picture-slots.ts';
import { removePictures } from './remove-pictures.ts';

export type PictureDeps = Pick<Deps, 'store' | 'images' | 'log' | 'stopping'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RETRY_AFTER_MS = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR];

/** Attaches and drops in one change. @throws Failure when it cannot be written. */
export const settle = async (deps: PictureDeps, slots: PictureSlots, made: readonly Made[]): Promise<void> => {
  const pictures = made.flatMap((one) => ('picture' in one ? [one.picture] : []));
  const refused = made.flatMap((one) => ('refusal' in one ? [one.id] : []));
  const unwanted = await deps.store.change((draft) => {
    slots.drop(draft, refused, 'damaged');
    return slots.attach(draft, pictures);
  });
  await removePictures(deps, [...unwanted, ...refused]);
};

const giveUp = async (deps: PictureDeps, slots: PictureSlots, id: string) => {
  await deps.store.change((draft) => slots.drop(draft, [id], 'unfinished'));
  await removePictures(deps, [id]);
  deps.log.warn('picture.given-up', {});
};

/** Null if there is neither a kept file nor a made picture. */
const makeAgain = async (deps: PictureDeps, id: string, rules: PictureRules): Promise<Made | null> => {
  const picture = await deps.images.find(id);
  if (picture) return { id, picture };
  const upload = await deps.images.findUpload(id);
  // Another process may have made it in between.
  const madeMeanwhile = upload ? null : await deps.images.find(id);
  if (madeMeanwhile) return { id, picture: madeMeanwhile };
  const sender = { key: 'kept', isStaff: false, signal: deps.stopping };
  return upload && makePicture(deps, { id, upload: { ...upload, sender } }, rules, deps.stopping);
};

const isSettled = async (deps: PictureDeps, slots: PictureSlots, id: string, made: Made | null): Promise<boolean> => {
  if (made && 'failed' in made) return false;
  if (made) await settle(deps, slots, [made]);
  else await giveUp(deps, slots, id);
  return true;
};

interface Unfinished {
  id: string;
  rules: PictureRules;
  first?: Promise<Made>;
}

const finish = async (deps: PictureDeps, slots: PictureSlots, { id, rules, first }: Unfinished): Promise<void> => {
  let making: Promise<Made | null> = first ?? makeAgain(deps, id, rules);
  for (const wait of [...RETRY_AFTER_MS, null]) {
    try {
      if (await isSettled(deps, slots, id, await making)) return;
      if (wait === null) return await giveUp(deps, slots, id);
    } catch (error) {
      if (!deps.stopping.aborted) deps.log.error('picture.attach-failed', describeError(error));
    }
    if (deps.stopping.aborted || wait === null) return;
    await pause(wait, undefined, { ref: false });
    making = makeAgain(deps, id, rules);
  }
};

const underWay = new WeakMap<object, Set<string>>();

/** Retries for a day, then drops the picture. Never rejects. When the server stops, the next start calls it without `first`. */
export const finishLater = async (deps: PictureDeps, slots: PictureSlots, picture: Unfinished): Promise<void> => {
  const ids = underWay.get(deps.images) ?? new Set();
  underWay.set(deps.images, ids);
  if (ids.has(picture.id)) return;
  ids.add(picture.id);
  try {
    await finish(deps, slots, picture);
  } finally {
    ids.delete(picture.id);
  }
};
