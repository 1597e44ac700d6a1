import { useEffect, useState } from 'react';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readPicture } from '../client/read-picture.ts';
import { Icon } from './Icon.tsx';
import { picturePath } from './picture-copy.ts';

type Loaded = { path: string; url: string } | { path: string; failed: true };

/** An object URL, fetched with the session's token and revoked when it is no longer shown. */
const useStaffPicture = (path: string): Loaded | null => {
  const platform = usePlatform();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let url = '';
    const fail = () => {
      if (!leaving.signal.aborted) setLoaded({ path, failed: true });
    };
    readPicture(platform, path, leaving.signal, fail).then((blob) => {
      if (leaving.signal.aborted) return;
      url = URL.createObjectURL(blob);
      setLoaded({ path, url });
    }, fail);
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [platform, path]);
  return loaded?.path === path ? loaded : null;
};

interface StaffPictureProps {
  src: string;
  alt: string;
  /** Pixels; the width of the copy to load. */
  width: number;
  className?: string;
}

/** Needed because an `<img>` alone cannot send a token. */
export const StaffPicture = ({ src, alt, width, className }: StaffPictureProps) => {
  const loaded = useStaffPicture(picturePath(src, width));
  if (!loaded) return <span className="skel picture-wait" role="img" aria-label={alt || 'Picture'} aria-busy="true" />;
  if ('failed' in loaded) {
    return (
      <span
        className="picture-wait picture-wait--failed"
        role="img"
        aria-label={`${alt || 'Picture'}: could not be loaded`}
      >
        <Icon name="image-off" />
        <span>Picture not loaded</span>
      </span>
    );
  }
  return <img className={className} src={loaded.url} alt={alt} decoding="async" />;
};
