import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import { Picture } from './Picture.tsx';

export type AvatarColour = 'slaney' | 'heather' | 'barrow' | 'fuchsia' | 'furze';

export const avatarColours: readonly AvatarColour[] = ['fuchsia', 'slaney', 'heather', 'barrow', 'furze'];

export interface AvatarProps {
  name: string;
  /** A picture that anybody may load; `StaffAvatar` shows one that only staff may see. */
  pictureUrl?: string | undefined;
  colour?: AvatarColour;
  size?: 'small' | 'large';
}

export const Avatar = ({ name, pictureUrl, colour, size }: AvatarProps) => (
  <span className={classNames('disc', colour && `disc--${colour}`, size && `disc--${size}`)} aria-hidden="true">
    {pictureUrl ? <Picture src={pictureUrl} alt="" sizes="6rem" /> : initials(name)}
  </span>
);
