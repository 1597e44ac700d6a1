import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { finishLater, type PictureDeps } from '../picture-attachments/finish-later.ts';
import type { PictureSlots } from '../picture-attachments/picture-slots.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

const waitsFor = (draft: Draft, id: string): StoredTestimonial | undefined =>
  draft.testimonials.list('picture', id).find(({ pictureWaiting }) => pictureWaiting === id);

const isUntouched = ({ reviewedAt, correctedAt, redaction }: StoredTestimonial) =>
  reviewedAt === null && !correctedAt && !redaction;

const slots: PictureSlots = {
  attach: (draft, pictures) =>
    pictures.flatMap((picture) => {
      const found = waitsFor(draft, picture.id);
      // Another process may have made and attached the same picture.
      if (!found) return draft.testimonials.list('picture', picture.id).length > 0 ? [] : [picture.id];
      const { pictureWaiting, ...rest } = found;
      draft.testimonials.put({ ...rest, picture });
      return [];
    }),
  drop(draft, ids, loss) {
    for (const id of ids) {
      const found = waitsFor(draft, id);
      if (!found) continue;
      const { pictureWaiting, ...rest } = found;
      draft.testimonials.put({ ...rest, pictureDropped: loss });
    }
  },
  takeBack(draft, ids) {
    const found = ids.flatMap((id) => waitsFor(draft, id) ?? []);
    if (!found.every(isUntouched)) return false;
    for (const { id } of found) draft.testimonials.remove(id);
    return true;
  },
  // The words stay: most who close a page have just sent them.
  abandon: (draft, ids) => slots.drop(draft, ids, 'unfinished'),
};

export const testimonialPicture = {
  rules: { field: 'image', type: IMAGE_TYPE_MESSAGE, size: IMAGE_SIZE_MESSAGE },
  slots,
};

/** Finishes pictures left waiting by a process that ended; `madeBefore` leaves out newer testimonials. */
export const resumeTestimonialPictures = async (deps: PictureDeps, madeBefore?: Date): Promise<void> => {
  const all = deps.store.data.testimonials.list('waiting', EVERY);
  const waiting = all.filter(({ createdAt }) => !madeBefore || createdAt < madeBefore.toISOString());
  const { rules } = testimonialPicture;
  const ids = waiting.flatMap(({ pictureWaiting }) => pictureWaiting ?? []);
  await Promise.all(ids.map((id) => finishLater(deps, slots, { id, rules })));
};
