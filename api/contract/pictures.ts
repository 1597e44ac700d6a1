import * as z from 'zod/mini';
import { id } from './record-fields.ts';

/** Widths in pixels that an uploaded picture is kept in, when it is at least that wide; its own width (at most the largest) is always there. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** An uploaded picture after cleaning: the size of its largest copy. Copies lie under its id. */
export const picture = z.object({
  id,
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
});
export type Picture = z.infer<typeof picture>;

export type PictureSize = { width: number; height: number };

/** The sizes in which a picture is kept, smallest first, its own size last. */
export const pictureSizes = ({ width, height }: PictureSize): PictureSize[] => [
  ...PICTURE_WIDTHS.filter((step) => step < width).map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height * step) / width)),
  })),
  { width, height },
];

const address = (id: string, size: PictureSize) => `/api/media/${id}/${size.width}x${size.height}.webp`;

/** The address of a picture's largest copy. The size stands in it, so that a page can reserve the room. */
export const pictureUrl = (picture: Picture): string => address(picture.id, picture);

const URL_PATTERN = /^\/api\/media\/([A-Za-z0-9_-]{22})\/([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/;

/** The picture behind an address made by `pictureUrl`, or null for any other address. */
export const parsePictureUrl = (url: string): Picture | null => {
  const [, id, width, height] = URL_PATTERN.exec(url) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : null;
};

/** The `srcset` of a picture's copies, or undefined when the address is not one of ours. */
export const pictureSrcSet = (url: string): string | undefined => {
  const found = parsePictureUrl(url);
  return found
    ? pictureSizes(found)
        .map((size) => `${address(found.id, size)} ${size.width}w`)
        .join(', ')
    : undefined;
};

/** The ids of the pictures whose addresses stand somewhere in a text. */
export const pictureIdsIn = (text: string): string[] =>
  [...text.matchAll(/\/api\/media\/([A-Za-z0-9_-]{22})\//g)].flatMap(([, id]) => id ?? []);
