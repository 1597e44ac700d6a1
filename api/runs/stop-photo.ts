import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import type { Run, StoredRun, StoredStop } from '#contract/runs/runs.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { finishLater, type PictureDeps } from '../picture-attachments/finish-later.ts';
import type { PictureSlots } from '../picture-attachments/picture-slots.ts';
import { detachIfKeyed, storeWithPictures } from '../picture-attachments/store-with-pictures.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { checkReport, REPORT_STORED } from './open-run.ts';
import { recordRun } from './record-run.ts';
import { runOrThrow } from './run-or-throw.ts';
import { viewRun } from './view.ts';

const NO_STOP = 'This is not a stop of this run any more, so the photo was not kept.';

const rules = { field: 'photo', type: IMAGE_TYPE_MESSAGE, size: IMAGE_SIZE_MESSAGE };

const waitsFor = (draft: Draft, id: string): StoredRun | undefined =>
  draft.runs.list('picture', id).find(({ stops }) => stops.some(({ photoWaiting }) => photoWaiting === id));

const withStop = (run: StoredRun, photoWaiting: string, change: (stop: StoredStop) => StoredStop): StoredRun => ({
  ...run,
  stops: run.stops.map((stop) => (stop.photoWaiting === photoWaiting ? change(stop) : stop)),
  revision: run.revision + 1,
});

const withoutWaiting = ({ photoWaiting, photoWaitingSince, ...stop }: StoredStop): StoredStop => stop;

const stopWaiting = (draft: Draft, ids: readonly string[]): void => {
  for (const id of ids) {
    const run = waitsFor(draft, id);
    if (run) draft.runs.put(withStop(run, id, withoutWaiting));
  }
};

const slots: PictureSlots = {
  attach: (draft, pictures) =>
    pictures.flatMap((photo) => {
      const run = waitsFor(draft, photo.id);
      // Another process may have made and attached the same picture.
      if (!run) return draft.runs.list('picture', photo.id).length > 0 ? [] : [photo.id];
      draft.runs.put(withStop(run, photo.id, (stop) => ({ ...withoutWaiting(stop), photo })));
      // The one that it replaces.
      return run.stops.flatMap((stop) => (stop.photoWaiting === photo.id && stop.photo ? [stop.photo.id] : []));
    }),
  drop: stopWaiting,
  takeBack(draft, ids) {
    stopWaiting(draft, ids);
    return true;
  },
  abandon: stopWaiting,
};

/**
 * A second photo replaces the first. A repeated idempotency key changes nothing.
 * @throws Failure `invalid` without a photo, `not_found`, `conflict` for a stop that has left the run, or as the picture is
 * refused.
 */
export const addStopPhoto = async (
  deps: Deps,
  { id, donationId, uploads }: { id: string; donationId: string; uploads: readonly Upload[] },
  actor: Actor,
  key: string | null,
): Promise<Run> => {
  if (uploads.length === 0) throw new Failure('invalid', IMAGE_TYPE_MESSAGE, { fields: { photo: IMAGE_TYPE_MESSAGE } });
  const request = ['stop photo', id, donationId];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key, request });
  const pictures = detachIfKeyed(uploads, key);
  let isOpen = false;
  await storeWithPictures(deps, pictures, { rules, slots }, (draft, [photoWaiting]) => {
    const run = runOrThrow(draft, id);
    ({ isOpen } = checkReport(deps, { run, actor, tappedAt: '' }));
    const stop = run.stops.find((one) => one.donationId === donationId);
    if (!stop) throw new Failure('conflict', NO_STOP);
    // One that was refused is refused again.
    const isThere = stop.photo !== null || stop.photoWaiting !== undefined;
    if ((isDone(draft) && isThere) || !photoWaiting) return null;
    const waiting = { photoWaiting, photoWaitingSince: deps.now().toISOString() };
    const stops = run.stops.map((one) => (one === stop ? { ...one, ...waiting } : one));
    const after = { ...run, stops, revision: run.revision + 1 };
    draft.runs.put(after);
    recordRun(draft, deps, after, { actor, action: 'photo added', repeatKey });
    return run.id;
  });
  if (!isOpen) throw new Failure('conflict', REPORT_STORED);
  return viewRun(deps, runOrThrow(deps.store.data, id));
};

/** Finishes photos left by a process that ended; `sentBefore` skips newer ones. */
export const resumeStopPhotos = async (deps: PictureDeps, sentBefore?: Date): Promise<void> => {
  const isDue = ({ photoWaitingSince = '' }: StoredStop) => !sentBefore || photoWaitingSince < sentBefore.toISOString();
  const waiting = deps.store.data.runs.list('waiting', EVERY).flatMap(({ stops }) => stops.filter(isDue));
  const ids = waiting.flatMap(({ photoWaiting }) => photoWaiting ?? []);
  await Promise.all(ids.map((id) => finishLater(deps, slots, { id, rules })));
};
