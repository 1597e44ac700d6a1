import { parsePictureUrl, pictureSrcSet } from '#contract/images/pictures.ts';

type PictureProps = {
  src: string;
  alt: string;
  /** As in `<img sizes>`. */
  sizes?: string;
  first?: boolean;
  className?: string;
};

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
