import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readPicture } from '../client/read-picture.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { usePreview } from './usePreview.ts';

/** The staff session loads the picture; initials are shown until it has loaded, and if it does not. */
export const StaffAvatar = ({ pictureUrl = '', ...avatar }: AvatarProps) => {
  const platform = usePlatform();
  const path = pictureUrl.replace(/^\/api/, '');
  const { data: picture = null } = useQuery({
    queryKey: [{ subject: 'auth', call: 'readPicture', input: { path } }],
    queryFn: ({ signal }) => readPicture(platform, path, signal),
    enabled: path !== '',
    // Another picture has another address.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <Avatar {...avatar} pictureUrl={usePreview(picture)} />;
};
