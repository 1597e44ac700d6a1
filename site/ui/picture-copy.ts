import { parsePictureUrl, pictureSizes, pictureUrl } from '#contract/images/pictures.ts';

/**
 * Returns the path below `/api` of the smallest copy at least `width` pixels wide, else of the largest; the URL itself if it is
 * not one of ours.
 */
export const picturePath = (url: string, width: number): string => {
  const picture = parsePictureUrl(url);
  const size = picture && pictureSizes(picture).find((copy) => copy.width >= width);
  return (picture && size ? pictureUrl({ id: picture.id, ...size }) : url).replace(/^\/api/, '');
};
