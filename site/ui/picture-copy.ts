import { parsePictureUrl, pictureSizes, pictureUrl } from '#contract/pictures.ts';

/**
 * Where the copy of a picture that is at least `width` pixels wide lies, as a path below `/api`; the largest copy where
 * none is that wide, and the address itself where it is not one of ours.
 */
export const picturePath = (url: string, width: number): string => {
  const picture = parsePictureUrl(url);
  const size = picture && pictureSizes(picture).find((copy) => copy.width >= width);
  return (picture && size ? pictureUrl({ id: picture.id, ...size }) : url).replace(/^\/api/, '');
};
