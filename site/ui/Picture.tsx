import { parsePictureUrl, pictureSrcSet } from '#contract/images/pictures.ts';

type PictureProps = {
  src: string;
  alt: string;
  /** The width that the picture takes on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Loads at once instead of lazily, for a picture in the first view. */
  first?: boolean;
  className?: string;
};

/** An uploaded picture in the size that fits the screen, with its space reserved while it loads. */
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
