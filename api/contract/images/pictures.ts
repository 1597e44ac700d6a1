import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

/** Widths in pixels, up to the picture's own; its own width, at most the largest, is always among them. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const PICTURE_PIXELS_MESSAGE = sentence(forms.picturePixels, { count: UPLOAD_MAX_PIXELS / 1_000_000 });
export const PICTURE_EMPTY_MESSAGE = sentence(forms.pictureEmpty);
export const PICTURE_COST_MESSAGE = sentence(forms.pictureCost);

/** Size of the largest copy; copies are stored by the id. */
export const picture = z.object({
  id,
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
});
export type Picture = z.infer<typeof picture>;

export const ownPictureUrl = z.optional(z.string());

export const pictureLoss = z.enum(['damaged', 'unfinished']);
export type PictureLoss = z.infer<typeof pictureLoss>;

export type PictureSize = { width: number; height: number };

/** Smallest first, its own size last. */
export const pictureSizes = ({ width, height }: PictureSize): PictureSize[] => [
  ...PICTURE_WIDTHS.filter((step) => step < width).map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height * step) / width)),
  })),
  { width, height },
];

const address = (id: string, size: PictureSize) => `/api/media/${id}/${size.width}x${size.height}.webp`;

/** Contains the size, so that pages can reserve the space. */
export const pictureUrl = (picture: Picture): string => address(picture.id, picture);

const URL_PATTERN = /^\/api\/media\/([A-Za-z0-9_-]{22})\/([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/;

export const parsePictureUrl = (url: string): Picture | null => {
  const [, id, width, height] = URL_PATTERN.exec(url) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : null;
};

/** Undefined for external addresses. */
export const pictureSrcSet = (url: string): string | undefined => {
  const found = parsePictureUrl(url);
  return found
    ? pictureSizes(found)
        .map((size) => `${address(found.id, size)} ${size.width}w`)
        .join(', ')
    : undefined;
};

export const pictureIdsIn = (text: string): string[] =>
  [...text.matchAll(/\/api\/media\/([A-Za-z0-9_-]{22})\//g)].flatMap(([, id]) => id ?? []);
