import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../client/PlatformContext.tsx';
import { readPicture } from '../client/read-picture.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { usePreview } from './usePreview.ts';

/** A colleague's avatar for staff, whose session loads the picture; initials until it has come, and where it does not. */
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
