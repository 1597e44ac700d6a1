import { parsePictureUrl, pictureSrcSet } from '#contract/pictures.ts';

type PictureProps = {
  src: string;
  alt: string;
  /** The width that the picture takes on the page, as in `<img sizes>`. */
  sizes?: string;
  /** For a picture in the first view: loaded at once instead of when it comes near. */
  first?: boolean;
  className?: string;
};

/** An uploaded picture in the copy that fits the screen; its room is reserved before it arrives. */
export const Picture = ({ src, alt, sizes = '100vw', first = false, className }: PictureProps) => {
  const size = parsePictureUrl(src);
  const srcSet = pictureSrcSet(src);
  return (
    <img
      className={className}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet}
      src={src}
    />
  );
};
