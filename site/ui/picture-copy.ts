import { parsePictureUrl, pictureSizes, pictureUrl } from '#contract/images/pictures.ts';

/**
 * The path below `/api` of the smallest copy of a picture that is at least `width` pixels wide; the largest copy when
 * none is that wide, and the URL itself when it is not one of ours.
 */
export const picturePath = (url: string, width: number): string => {
  const picture = parsePictureUrl(url);
  const size = picture && pictureSizes(picture).find((copy) => copy.width >= width);
  return (picture && size ? pictureUrl({ id: picture.id, ...size }) : url).replace(/^\/api/, '');
};
